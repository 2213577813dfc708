/** A text of the author's inside Markdown: no mark of it has a meaning there. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-.!|~&]/g, '\\$&');
}

/** The text of Markdown as it reads without its marks: headings, emphasis, code (blocks are indented) and links. For where nothing shows Markdown. */
export function plainOf(markdown: string): string {
  return markdown
    .replace(/^```.*\n([\s\S]*?)^```(?:\n|$)/gm, (_, block: string) => escaped(block).replace(/^(?=.)/gm, '    '))
    .replace(/^#+ /gm, '')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\[([^\]\n]+)\]\([^)\n]+\)/g, '$1')
    .replace(/\\([^A-Za-z0-9\s])|`([^`\n]+)`/g, (_, mark?: string, code?: string) => mark ?? code ?? '');
}
