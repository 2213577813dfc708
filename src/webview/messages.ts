import type { RulesName } from '../board/board';
import { NAMED_RULES } from '../board/rules';
import { LEVELS, type Level } from '../findings/finding';
import { isCount, isFields, isText } from '../play/plain';
import type { PageSettings, ToPage, View } from '../protocol/page';

/** The views that the page can be asked to show, in the order of its tabs. */
export const VIEWS: readonly View[] = ['board', 'play', 'solve', 'analyse', 'edit'];

/** What came is a message of the extension, checked field by field; null for anything else, which the page leaves alone. */
export function readMessage(data: unknown): ToPage | null {
  if (!isFields(data)) return null;
  switch (data.type) {
    case 'settings': {
      const settings = readSettings(data.settings);
      return settings && { type: 'settings', settings };
    }
    case 'document': {
      const { uri, name, version, format, text, readonly } = data;
      const valid = isText(uri) && isText(name) && isText(text) && isCount(version) && typeof readonly === 'boolean';
      if (!valid || (format !== 'snl' && format !== 'map')) return null;
      return { type: 'document', uri, name, version, format, text, readonly };
    }
    case 'accepted':
      return isCount(data.edit) && isCount(data.version)
        ? { type: 'accepted', edit: data.edit, version: data.version }
        : null;
    case 'refused':
      return isCount(data.edit) ? { type: 'refused', edit: data.edit } : null;
    case 'gone':
      return isReason(data.reason) ? { type: 'gone', reason: data.reason } : null;
    case 'kept':
      return isText(data.uri) && isText(data.state) ? { type: 'kept', uri: data.uri, state: data.state } : null;
    case 'locked':
      return typeof data.locked === 'boolean' ? { type: 'locked', locked: data.locked } : null;
    case 'show':
      return isView(data.view) ? { type: 'show', view: data.view } : null;
    case 'cursor':
      return isCount(data.offset) ? { type: 'cursor', offset: data.offset } : null;
    case 'saved':
      return data.name === null || isText(data.name) ? { type: 'saved', name: data.name } : null;
    default:
      return null;
  }
}

function readSettings(value: unknown): PageSettings | null {
  if (!isFields(value) || !isFields(value.levels)) return null;
  const { language, longGame, mapRules, secondsPerTurn, followCursor } = value;
  if (language !== 'en' && language !== 'ja') return null;
  if (!isRules(mapRules) || !isFromZero(longGame) || !isFromZero(secondsPerTurn) || typeof followCursor !== 'boolean')
    return null;
  const levels: Record<string, Level> = {};
  for (const [code, level] of Object.entries(value.levels)) {
    const known = LEVELS.find(each => each === level);
    if (known === undefined) return null;
    levels[code] = known;
  }
  return { language, levels, longGame, mapRules, secondsPerTurn, followCursor };
}

/** Whether it names a view. */
export function isView(value: unknown): value is View {
  return VIEWS.includes(value as View);
}

function isReason(value: unknown): value is Extract<ToPage, { type: 'gone' }>['reason'] {
  return value === 'deleted' || value === 'closed' || value === 'unreadable';
}

function isRules(value: unknown): value is RulesName {
  return isText(value) && Object.hasOwn(NAMED_RULES, value);
}

function isFromZero(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
