import type { RulesName } from '../board/board';
import type { BoardFile } from './syntax';

/** A map that names no rules under these; any other file as it is. */
export function withMapRules(file: BoardFile, rules: RulesName): BoardFile {
  const { settings } = file.board;
  if (file.format !== 'map' || settings.rules === rules) return file;
  const saysRules = file.settings.some(({ name, valid }) => name === 'rules' && valid);
  return saysRules ? file : { ...file, board: { ...file.board, settings: { ...settings, rules } } };
}
