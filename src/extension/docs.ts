/** The pages of documentation: documents that VS Code's own Markdown preview shows, with nothing fetched from anywhere. */
import type { Uri } from 'vscode';
import { type ExplainArgument, type Explanation, SERVER_COMMANDS } from '../protocol/server';
import type { Answers } from './answers';

/** The page of a finding, of an address `snl-docs:/LANGUAGE/CODE.md`. */
export async function pageOfFinding(answers: Answers, uri: Uri): Promise<string> {
  const code = uri.path.slice(uri.path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const argument: ExplainArgument = { code };
  return (await answers.call<Explanation>(SERVER_COMMANDS.explain, argument)).page;
}
