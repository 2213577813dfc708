import type { CaptionAt } from '../../text/syntax';
import { found, type Kind, related } from '../kind';
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
};
