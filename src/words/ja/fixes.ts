import type { fixes as en } from '../en/fixes';
import { jump, kinds } from './findings-notes';

/** More faces than a menu can name. */
const MOST_NAMED = 12;

export const fixes: typeof en = {
  'write-word': ({ word }) => `「${word}」に直す`,
  'insert-comma': () => 'コンマを入れる',
  'quote-text': () => '文字列を二重引用符で囲む',
  'close-text': () => '文字列を二重引用符で閉じる',
  'insert-board': ({ columns, rows }) => `「board ${columns} x ${rows}」を追加する`,
  'remove-earlier': ({ keyword, count }) =>
    count === 1 ? `前の「${keyword}」を削除する` : `前の「${keyword}」を${count}つとも削除する`,
  'remove-setting': ({ name }) => `「${name}」を削除する`,
  'remove-faces': ({ faces }) =>
    faces.length <= MOST_NAMED ? `${faces.join('と')}を削除する` : `サイコロにない${faces.length}個の目を削除する`,
  'write-setting': ({ name, value }) => `「${name} ${value}」に直す`,
  'swap-ends': facts => `両端を入れ替えて${jump(facts)}にする`,
  'change-kind': facts => `${jump(facts)}に変える`,
  'remove-jump': facts => `${jump(facts)}を削除する`,
  'join-jump': facts => `つないで${jump(facts)}にする`,
  'join-and-remove': ({ next, ...facts }) =>
    `1つにまとめて${jump(facts)}にする（${next.from}の${kinds[next.kind]}は削除）`,
  'remove-caption': () => 'この説明を削除する',
  'remove-first-caption': () => '最初の説明を削除する',
  'write-number': ({ number }) => `${number}に直す`,
  'ignore-line': ({ code }) => `この行の${code}を表示しない`,
  'ignore-file': ({ code }) => `このファイルの${code}を表示しない`,
};
