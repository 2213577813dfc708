import { geometry, plain, type Shape } from './shape';
import { FAINT, styleOf } from './style';
import type { Theme } from './theme';
import { THEMES, type ThemeName } from './themes';

const FONTS = 'system-ui, "Segoe UI", "Noto Sans", "Noto Sans CJK JP", "Hiragino Sans", sans-serif';

/**
 * A drawing as a file of its own: SVG 1.1 with plain attributes, no scripts, no style sheet and nothing from outside.
 * The first shape is the paper, which gives the bounds. `cell` is how many pixels a cell measures; `title` names the picture.
 */
export function toSvg(
  shapes: readonly Shape[],
  theme: ThemeName | Theme,
  options: { readonly cell?: number; readonly title?: string | null } = {},
): string {
  const colours = typeof theme === 'string' ? THEMES[theme] : theme;
  const [paper] = shapes;
  if (paper === undefined || paper.type !== 'rect') return '<svg xmlns="http://www.w3.org/2000/svg"/>\n';
  const cell = options.cell ?? 64;
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [paper.x, paper.y, paper.width, paper.height].map(plain).join(' '),
    width: plain(paper.width * cell),
    height: plain(paper.height * cell),
    role: 'img',
    'font-family': FONTS,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const title = options.title ? `<title>${escaped(options.title)}</title>\n` : '';
  return `<svg${root}>\n${title}${shapes.map(shape => element(shape, colours)).join('')}</svg>\n`;
}

function element(shape: Shape, theme: Theme): string {
  if (shape.type === 'group') {
    if (shape.children.length === 0) return '';
    const at = shape.at === undefined ? null : `translate(${plain(shape.at.x)} ${plain(shape.at.y)})`;
    const attrs = attributes({ transform: at, opacity: shape.faint ? FAINT : null });
    return `<g${attrs}>\n${shape.children.map(child => element(child, theme)).join('')}</g>\n`;
  }
  const attrs = attributes({ ...geometry(shape), ...paint(shape, theme) });
  return shape.type === 'text' ? `<text${attrs}>${escaped(shape.text)}</text>\n` : `<${shape.type}${attrs}/>\n`;
}

function paint(shape: Shape, theme: Theme): Record<string, string | number | null> {
  const style = styleOf(shape.role, shape.tone);
  if (style === null) return { fill: 'none' };
  const own = shape.type === 'circle' ? shape.colour : undefined;
  return {
    fill: style.fill === undefined ? 'none' : (own ?? theme[style.fill]),
    'fill-opacity': shape.type === 'rect' && shape.strength !== undefined ? plain(shape.strength) : null,
    stroke: style.stroke === undefined ? null : theme[style.stroke],
    'stroke-width': style.width ?? null,
    'stroke-dasharray': style.dots === undefined ? null : `0 ${style.dots}`,
    'paint-order': style.halo ? 'stroke' : null,
    'font-weight': style.bold ? 'bold' : null,
    opacity: shape.faint ? FAINT : null,
  };
}

function attributes(values: Readonly<Record<string, string | number | null>>): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value !== null) text += ` ${name}="${escaped(String(value))}"`;
  }
  return text;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML holds it: escaped, without the characters that XML forbids (control characters, half surrogates). */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, character => ENTITIES[character]);
}
