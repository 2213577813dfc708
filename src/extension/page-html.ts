/** The document in which the board's page runs. */
import { Uri, type Webview } from 'vscode';
import type { Language } from '../words';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, byte => BASE64[byte % BASE64.length]).join('');
}

/** The text in a place of HTML where a person's words stand: a title, an attribute in double quotes. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
}

/**
 * Nothing may run here but the page's own script, and nothing come from anywhere but the extension. Workers start from Blobs
 * that the script makes of the extension's files (`data-dist`), since the host refuses a worker by its address.
 */
export function pageHtml(
  webview: Webview,
  extensionUri: Uri,
  language: Language,
  title: string,
  preview: boolean,
): string {
  const at = (file: string) => webview.asWebviewUri(Uri.joinPath(extensionUri, 'dist', file)).toString();
  const once = nonce();
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${once}'`,
    `style-src ${webview.cspSource}`,
    `img-src ${webview.cspSource} data: blob:`,
    `font-src ${webview.cspSource}`,
    `worker-src blob:`,
    `connect-src ${webview.cspSource}`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${at('page.css')}">
</head>
<body data-dist="${at('')}"${preview ? ' data-preview' : ''}>
<main id="page"></main>
<script type="module" nonce="${once}" src="${at('page.js')}"></script>
</body>
</html>`;
}
