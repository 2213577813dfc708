import { FAINT, type Role, SCREEN_THEMES, styleOf, type Theme } from '../draw';

/** The hues and tones that a role may have, at most. */
const TONES = 8;

/** The body classes that VS Code gives a page, and the theme of the board's own colours for each. */
const BODIES: readonly (readonly [string, keyof typeof SCREEN_THEMES])[] = [
  ['body', 'light'],
  ['body.vscode-dark', 'dark'],
  ['body.vscode-high-contrast', 'high-contrast'],
  ['body.vscode-high-contrast-light', 'high-contrast-light'],
];

/**
 * The style sheet of the drawing: the colours of each theme as variables, and for each role how it is painted. It is made of the very
 * tables that files are painted with, so that the page and a saved picture look alike. It is meant for what is `painted`.
 */
export function drawingSheet(roles: readonly Role[]): string {
  const themes = BODIES.map(([body, name]) => `${body}{${variables(SCREEN_THEMES[name])}}`);
  const forced = `@media (forced-colors: active){${BODIES.map(([body]) => body).join(',')}{${variables(SCREEN_THEMES.forced)}}}`;
  const rules = roles.flatMap(role => {
    const first = styleOf(role);
    if (first === null) return [];
    const lines = [`.painted .${role}{${painted(role, 0)}}`];
    for (let tone = 1; tone < TONES; tone++) {
      const style = painted(role, tone);
      if (style !== painted(role, 0)) lines.push(`.painted .${role}.tone-${tone}{${style}}`);
    }
    return lines;
  });
  return [...themes, forced, ...rules, `.painted .faint{opacity:${FAINT}}`].join('\n');
}

function variables(theme: Theme): string {
  return Object.entries(theme)
    .map(([name, colour]) => `--snl-${name}:${colour}`)
    .join(';');
}

function painted(role: Role, tone: number): string {
  const { fill, stroke, width, dots, halo, bold } = styleOf(role, tone)!;
  const rules = [`fill:${fill === undefined ? 'none' : `var(--snl-${fill})`}`];
  if (stroke !== undefined) rules.push(`stroke:var(--snl-${stroke})`, `stroke-width:${width}`);
  if (dots !== undefined) rules.push(`stroke-dasharray:0 ${dots}`);
  if (halo) rules.push('paint-order:stroke');
  if (bold) rules.push('font-weight:700');
  return rules.join(';');
}
