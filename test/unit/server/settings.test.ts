import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, settingsFrom } from '../../../src/protocol/server';
import { clientOf } from '../../../src/server/client';
import { isOwnDocument, recognise } from '../../../src/service/recognise';

describe('settings', () => {
  it('are read from the section as clients send it', () => {
    const section = {
      levels: { trap: 'off', syntax: 'warning' },
      longGame: 50,
      lenses: false,
      hints: { length: true },
      map: { rules: 'classic' },
      secondsPerTurn: 12.5,
      limits: { findings: 3, routes: 4 },
    };
    expect(settingsFrom(section)).toEqual({
      levels: { trap: 'off', syntax: 'warning' },
      longGame: 50,
      lenses: false,
      hintLength: true,
      hintWorth: false,
      mapRules: 'classic',
      secondsPerTurn: 12.5,
      mostFindings: 3,
      mostRoutes: 4,
    });
  });

  it('have their defaults where nothing, or nonsense, is sent', () => {
    expect(settingsFrom(undefined)).toEqual(DEFAULT_SETTINGS);
    expect(settingsFrom({ map: { rules: 'toString' }, limits: { routes: 0 }, longGame: -1 })).toEqual(DEFAULT_SETTINGS);
    const anything = fc.anything({ maxDepth: 2 });
    const section = fc.dictionary(
      fc.constantFrom('levels', 'longGame', 'lenses', 'hints', 'map', 'secondsPerTurn', 'limits'),
      anything,
    );
    fc.assert(
      fc.property(fc.oneof(section, anything), sent => {
        const { levels, ...others } = settingsFrom(sent);
        for (const level of Object.values(levels)) expect(['error', 'warning', 'info', 'hint', 'off']).toContain(level);
        for (const [name, value] of Object.entries(others)) {
          expect(typeof value).toBe(typeof DEFAULT_SETTINGS[name as keyof typeof DEFAULT_SETTINGS]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('clients', () => {
  it('can do nothing but what they say', () => {
    const nothing = { processId: null, rootUri: null, capabilities: {} };
    const flags = Object.values(clientOf(nothing)).filter(value => typeof value === 'boolean');
    expect(flags.length).toBeGreaterThan(10);
    expect(flags.every(flag => !flag)).toBe(true);
    const odd = {
      ...nothing,
      capabilities: { textDocument: null, workspace: null },
      initializationOptions: 'x',
    } as never;
    expect(clientOf(odd)).toEqual({ ...clientOf(nothing) });
  });

  it('have their language from their options, else their locale', () => {
    const speaks = (locale: string | undefined, initializationOptions?: unknown) =>
      clientOf({ processId: null, rootUri: null, capabilities: {}, locale, initializationOptions }).language;
    expect([speaks('ja-JP'), speaks('de'), speaks(undefined)]).toEqual(['ja', 'en', 'en']);
    expect(speaks('de', { locale: 'ja' })).toBe('ja');
  });
});

describe('documents', () => {
  it('are boards by language, else by name', () => {
    expect(recognise('x.txt', 'snl')).toEqual({ format: 'snl', byHand: true });
    expect(recognise('x.txt', 'snl-map')).toEqual({ format: 'map', byHand: true });
    expect(recognise('/a/b.SNL', 'text')).toEqual({ format: 'snl', byHand: false });
    expect(recognise('C:\\a\\map.txt', '')).toEqual({ format: 'map', byHand: false });
    for (const path of ['/a/mymap.txt', 'map.txt.bak', '/snl', '']) expect(recognise(path, 'plaintext')).toBeNull();
  });

  it('are those that a person writes, not copies of them', () => {
    for (const uri of [
      'file:///a.snl',
      'untitled:Untitled-1',
      'vscode-vfs://github/a/b.snl',
      'vscode-remote://x/a.snl',
      'memfs:/a.snl',
    ]) {
      expect(isOwnDocument(uri)).toBe(true);
    }
    for (const uri of [
      'git:/a.snl?{}',
      'gitlens://x/a.snl',
      'review:/a.snl',
      'conflictResolution:/a.snl',
      'vscode-local-history:/a.snl',
      'chat-editing-snapshot-text-model:/a.snl',
      'fugitive:///a',
    ]) {
      expect(isOwnDocument(uri)).toBe(false);
    }
  });
});
