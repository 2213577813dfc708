import { removeStatements } from '../../text';
import type { BoardFile, Span, TextChange } from '../../text/syntax';
import { type Fixer, mending } from '../fixer';

/** Takes away the later caption, which is not shown, or the earlier one. */
export const cellCaptionRepeatedFixer: Fixer = {
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
