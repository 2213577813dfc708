/**
 * The page's DOM, made only by createElement(NS) and textContent: no HTML from strings, so no text of a board can become an element.
 * `patch` brings an element's children to what they should be and touches nothing that is the same.
 */

type Attribute = string | number | boolean | null | undefined;
type Handler = (event: never) => void;

/**
 * Attributes; those that begin with `on` are handlers, those with `style_` are styles (a page may set styles, but not by attribute).
 * `value` and `checked` are set as properties, since a person changes them; but not an option's value, which would be its text where it is empty.
 */
export type Props = Readonly<Record<string, Attribute | Handler>>;

export interface Node_ {
  readonly tag: string;
  readonly svg: boolean;
  readonly key: string;
  readonly props: Props;
  readonly children: readonly Child[];
}

export type Child = Node_ | string;
type Children = readonly (Child | null | false | undefined)[];

/** An HTML element. `key` in the props keeps its identity among its siblings; otherwise tag and place do. */
export function h(tag: string, props: Props = {}, ...children: Children): Node_ {
  return make(tag, false, props, children);
}

/** An SVG element. */
export function s(tag: string, props: Props = {}, ...children: Children): Node_ {
  return make(tag, true, props, children);
}

function make(tag: string, svg: boolean, props: Props, children: Children): Node_ {
  const { key, ...rest } = props;
  const present = children.filter(child => child !== null && child !== false && child !== undefined);
  return { tag, svg, key: key === undefined ? '' : String(key), props: rest, children: present };
}

/** Makes a node, and makes it anew only when one of the facts is another than before. */
export function keeper(): (facts: readonly unknown[], make: () => Node_) => Node_ {
  let kept: { readonly facts: readonly unknown[]; readonly node: Node_ } | null = null;
  return (facts, make) => {
    if (kept === null || facts.some((fact, i) => fact !== kept!.facts[i])) kept = { facts, node: make() };
    return kept.node;
  };
}

interface Live {
  readonly node: Child;
  readonly dom: Element | Text;
}

const lives = new WeakMap<Element, Map<string, Live>>();

/** Makes the children of `parent` be these. Elements whose key and tag stay are kept, with their focus and state. */
export function patch(parent: Element, children: readonly Child[]): void {
  const before = lives.get(parent) ?? new Map<string, Live>();
  const after = new Map<string, Live>();
  for (const [index, child] of children.entries()) after.set(keyOf(child, index), live(child, before, index));
  for (const [key, { dom }] of before) if (after.get(key)?.dom !== dom) dom.remove();
  place(parent, after);
  lives.set(parent, after);
}

function keyOf(child: Child, index: number): string {
  if (typeof child === 'string') return `text ${index}`;
  return child.key === '' ? `${child.tag} ${index}` : `${child.tag} ${child.key}`;
}

function live(child: Child, before: ReadonlyMap<string, Live>, index: number): Live {
  const old = before.get(keyOf(child, index));
  if (old?.node === child) return old;
  if (typeof child === 'string') {
    const dom = (old?.dom as Text | undefined) ?? document.createTextNode('');
    dom.data = child;
    return { node: child, dom };
  }
  const dom = (old?.dom as Element | undefined) ?? create(child);
  const previous = old?.node as Node_ | undefined;
  setProps(dom, previous?.props ?? {}, child.props);
  if (previous?.children !== child.children) patch(dom, child.children);
  return { node: child, dom };
}

function create({ tag, svg }: Node_): Element {
  return svg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
}

function setProps(dom: Element, before: Props, after: Props): void {
  for (const name in before) if (!(name in after)) setProp(dom, name, null);
  for (const name in after) {
    // What a person is typing is left alone until it is another thing that should stand there.
    const typed = name === 'value' && document.activeElement !== dom;
    if (before[name] !== after[name] || typed) setProp(dom, name, after[name]);
  }
}

function setProp(dom: Element, name: string, value: Attribute | Handler): void {
  if (name.startsWith('on')) {
    (dom as unknown as Record<string, unknown>)[name] = value ?? null;
  } else if (name.startsWith('style_')) {
    (dom as HTMLElement).style.setProperty(name.slice(6), value ? String(value) : null);
  } else if ((name === 'value' && dom.tagName !== 'OPTION') || name === 'checked') {
    const field = dom as unknown as Record<string, unknown>;
    if (field[name] !== value) field[name] = value ?? '';
  } else if (value === null || value === undefined || value === false) {
    dom.removeAttribute(name);
  } else {
    dom.setAttribute(name, value === true ? '' : String(value));
  }
}

/** Puts the nodes in their order, moving as few as it can: a moved element loses the focus. */
function place(parent: Element, order: ReadonlyMap<string, Live>): void {
  let at = parent.firstChild;
  for (const { dom } of order.values()) {
    if (at === dom) {
      at = at.nextSibling;
    } else if (at !== null && at.nextSibling === dom) {
      // One that goes further back stands in the way.
      parent.appendChild(at);
      at = dom.nextSibling;
    } else {
      parent.insertBefore(dom, at);
    }
  }
}
