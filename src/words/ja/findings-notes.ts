import type { JumpKind } from '../../board/board';
import type { notes as en } from '../en/findings-notes';

/** The kinds of jumps, as the other Japanese texts of findings name them. */
export const kinds: Readonly<Record<JumpKind, string>> = { ladder: 'はしご', snake: 'ヘビ' };

/** A jump by its ends: 「3から22へのはしご」. */
export const jump = ({ kind, from, to }: { readonly kind: JumpKind; readonly from: number; readonly to: number }) =>
  to === 0 ? `${from}から盤の外への${kinds[kind]}` : `${from}から${to}への${kinds[kind]}`;

export const notes: typeof en = {
  'said-before': ({ keyword }) => `「${keyword}」は前にここで指定されています。`,
  'clashes-with': ({ keyword }) => `「${keyword}」はここで指定されています。`,
  'same-jump': () => '同じヘビまたははしごがここにあります。',
  'first-jump': () => '実際に使われるのはこちらです。',
  'begins-here': facts => `そこから${jump(facts)}が始まります。`,
  'in-circle': facts => `ここで${jump(facts)}が続きます。`,
  'first-caption': () => '表示されるのはこちらの説明です。',
  'number-elsewhere': ({ number }) => `${number}はここにもあります。`,
  'body-elsewhere': ({ id }) => `「${id}」はここにもあります。`,
};
