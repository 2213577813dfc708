/** What leaves the page: the picture of the board as it is seen, sheets for print, copies. The extension writes the files. */
import { drawBoard, type Theme } from '../draw';
import { type Paper, printPdf, printSvg, THEMES, type ThemeName, toSvg } from '../draw/files';
import type { FromPage } from '../protocol/page';
import { h, type Node_, patch } from './vdom';
import type { Model, Overlay } from './view';

export interface ExportNeeds {
  readonly post: (message: FromPage) => void;
  readonly say: (sentence: string) => void;
  /** What the view has laid over the board. */
  readonly overlay: () => Overlay;
}

export interface ExportPanel {
  readonly render: (model: Model) => void;
  /** The extension has written a file, or (null) has not. */
  readonly saved: (name: string | null) => void;
}

const COLOURS = ['seen', 'light', 'dark', 'print'] as const;
const PAPERS: readonly Paper[] = ['A4', 'A3', 'Letter'];
/** Pixels a cell of saved pictures. */
const CELL = 96;
/** The longest side of a PNG, in pixels: browsers make no larger canvas everywhere. */
const LONGEST = 8_192;

/** Makes the panel in an element. */
export function exportPanel(container: HTMLElement, { post, say, overlay }: ExportNeeds): ExportPanel {
  let model: Model | null = null;
  let colours: (typeof COLOURS)[number] = 'seen';
  let paper: Paper = 'A4';
  let across = 1;
  let blackAndWhite = false;
  let largePrint = false;

  function render(): void {
    if (model === null) return;
    const { pageExport: words } = model.words;
    const names = { seen: words.asSeen, light: words.light, dark: words.dark, print: words.blackAndWhite };
    patch(container, [
      h(
        'section',
        { key: 'picture' },
        h('h2', {}, words.picture),
        choice(
          words.colours,
          COLOURS,
          colours,
          each => names[each],
          next => {
            colours = next;
          },
        ),
        h(
          'div',
          { class: 'buttons' },
          button(words.saveSvg, saveSvg),
          button(words.savePng, () => void png().then(savePng)),
          button(words.copyPicture, () => void png().then(copy)),
        ),
      ),
      h(
        'section',
        { key: 'print' },
        h('h2', {}, words.print),
        choice(
          words.paper,
          PAPERS,
          paper,
          each => each,
          next => {
            paper = next;
          },
        ),
        choice(words.sheets, [1, 2, 3], across, words.sheetsOf, next => {
          across = next;
        }),
        check(words.blackAndWhite, blackAndWhite, next => {
          blackAndWhite = next;
        }),
        check(words.largePrint, largePrint, next => {
          largePrint = next;
        }),
        h(
          'div',
          { class: 'buttons' },
          button(words.savePdf, savePdf),
          across === 1 && button(words.saveSheet, saveSheet),
        ),
        h('p', { class: 'tip' }, words.printHelp),
      ),
    ]);
  }

  function choice<T extends string | number>(
    label: string,
    options: readonly T[],
    value: T,
    text: (option: T) => string,
    choose: (option: T) => void,
  ): Node_ {
    return h(
      'label',
      { key: label, class: 'field' },
      h('span', {}, label),
      h(
        'select',
        {
          onchange: (event: Event) => {
            choose(options[(event.target as HTMLSelectElement).selectedIndex]);
            render();
          },
        },
        ...options.map(each => h('option', { key: each, value: each, selected: each === value }, text(each))),
      ),
    );
  }

  function check(label: string, value: boolean, choose: (value: boolean) => void): Node_ {
    const onchange = (event: Event) => choose((event.target as HTMLInputElement).checked);
    return h(
      'label',
      { key: label, class: 'check' },
      h('input', { type: 'checkbox', checked: value, onchange }),
      label,
    );
  }

  function picture(cell: number): string | null {
    const { board, words } = model!;
    const { heat, route, step, tokens, lit } = overlay();
    const shapes = drawBoard(board, { heat, route, step, tokens, lit, startLabel: words.page.start });
    if (shapes.length === 0) {
      say(words.pageExport.noPicture);
      return null;
    }
    return toSvg(shapes, themeFor(colours), { cell, title: board.settings.title ?? model!.name });
  }

  function save(ending: string, data: string, encoding: 'utf8' | 'base64', open: boolean): void {
    const base = model!.name.replace(/\.[^.]*$/, '') || 'board';
    post({ type: 'save', name: `${base}.${ending}`, data, encoding, open });
  }

  function saveSvg(): void {
    const svg = picture(CELL);
    if (svg !== null) save('svg', svg, 'utf8', false);
  }

  /** The picture as a PNG, by way of an image and a canvas. */
  async function png(): Promise<Blob | null> {
    const { columns, rows } = model!.board.size ?? { columns: 1, rows: 1 };
    const svg = picture(Math.min(CELL, LONGEST / (Math.max(columns, rows) + 1)));
    if (svg === null) return null;
    const image = new Image();
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    URL.revokeObjectURL(address);
    return new Promise(done => canvas.toBlob(done, 'image/png'));
  }

  async function savePng(blob: Blob | null): Promise<void> {
    if (blob === null) return;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let binary = '';
    for (let i = 0; i < bytes.length; i += 8_192) binary += String.fromCharCode(...bytes.subarray(i, i + 8_192));
    save('png', btoa(binary), 'base64', false);
  }

  async function copy(blob: Blob | null): Promise<void> {
    if (blob === null) return;
    const { page } = model!.words;
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      say(page.copied);
    } catch {
      say(page.notCopied);
    }
  }

  function forPrint() {
    const { heat, route } = overlay();
    return { paper, across, blackAndWhite, largePrint, heat, route, startLabel: model!.words.page.start };
  }

  function savePdf(): void {
    const pdf = printPdf(model!.board, forPrint());
    if (pdf === null) say(model!.words.pageExport.noPicture);
    else save('pdf', btoa(pdf), 'base64', true);
  }

  function saveSheet(): void {
    const svg = printSvg(model!.board, forPrint());
    if (svg === null) say(model!.words.pageExport.noPicture);
    else save('print.svg', svg, 'utf8', true);
  }

  return {
    render: next => {
      model = next;
      render();
    },
    saved: name => {
      if (model === null) return;
      const { pageExport: words } = model.words;
      say(name === null ? words.notSaved : words.saved(name));
    },
  };
}

function button(label: string, press: () => void): Node_ {
  return h('button', { key: label, class: 'quiet', onclick: press }, label);
}

/** The theme for a picture; as it is seen it is that of the page, on the page's own ground. */
function themeFor(colours: (typeof COLOURS)[number]): Theme {
  if (colours !== 'seen') return THEMES[colours];
  const { classList } = document.body;
  const name: ThemeName = classList.contains('vscode-high-contrast-light')
    ? 'high-contrast-light'
    : classList.contains('vscode-high-contrast')
      ? 'high-contrast'
      : classList.contains('vscode-dark')
        ? 'dark'
        : 'light';
  return { ...THEMES[name], paper: getComputedStyle(document.body).backgroundColor };
}
