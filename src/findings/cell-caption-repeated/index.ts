import { removeStatements } from '../../text';
import type { BoardFile, CaptionAt, Span, TextChange } from '../../text/syntax';
import { found, type Kind, mending, related } from '../kind';
import { isOn } from '../subject';

/** Two captions for one cell: the first is shown. */
export const cellCaptionRepeated: Kind = {
  code: 'cell-caption-repeated',
  level: 'warning',
  *check({ file, cells }) {
    const first = new Map<number, CaptionAt>();
    for (const caption of file.captions) {
      const cell = caption.cell.value;
      if (!isOn(cell, cells)) continue;
      const earlier = first.get(cell);
      if (earlier === undefined) first.set(cell, caption);
      else yield found('cell-caption-repeated', caption, { cell }, [related('first-caption', earlier, {})]);
    }
  },
  mend: (file, finding) => [
    ...mending('remove-caption', {}, removal(file, finding)),
    ...finding.related.flatMap(({ span }) => mending('remove-first-caption', {}, removal(file, span))),
  ],
};

function removal(file: BoardFile, caption: Span): readonly TextChange[] {
  return removeStatements(
    file,
    file.statements.filter(({ start, end }) => start < caption.start && caption.end <= end),
  );
}
