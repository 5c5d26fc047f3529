import type { Reply } from '../http/route';

/** What somebody sees who follows a link in a mail. Everything in it is escaped. */
export interface LinkPage {
  readonly title: string;
  readonly words: string;
  /** The label of a button that sends the page's form; none if there is nothing to do. */
  readonly button?: string;
  readonly headers?: Reply['headers'];
}

/** A page without scripts, pictures or anything from other sites. */
export const linkPage = (status: number, { title, words, button, headers }: LinkPage): Reply => ({
  status,
  headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{box-sizing:border-box;max-width:32rem;padding:2rem 1.5rem}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.25}
p{margin:0 0 1.5rem}
button{min-height:44px;padding:.5rem 1.5rem;font:inherit;font-weight:600;border:0;border-radius:6px;background:#0e6a78;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #f0a500;outline-offset:2px}
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(words)}</p>
${button ? `<form method="post"><button type="submit">${escaped(button)}</button></form>` : ''}
</main>
</body>
</html>
`,
});

/** Enough of an address for its owner to recognise it, and nobody else. */
export function hinted(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);
