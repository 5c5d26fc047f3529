import type { PublishedForm } from '@steps/business/src/nouns/forms/publishedForm';
import type { Reply } from '../http/route';

/** What the visitor is told: `ok` once it is taken in; `fields`: what is wrong, by their names. */
export interface Told {
  readonly status: number;
  readonly ok: boolean;
  readonly title: string;
  readonly words: string;
  readonly fields?: ReadonlyMap<string, string>;
}

/** For a script, as JSON; `next` is the address that the visitor goes to. */
export const scriptReply = ({ status, ok, words, fields }: Told, next = ''): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ ok, words, ...(next && { next }), fields: [...(fields ?? [])] }),
});

/** For a browser without scripts: a page of its own, or a redirect to the next page. */
export function pageReply({ status, ok, title, words, fields }: Told, form?: PublishedForm): Reply {
  if (ok && form?.nextPage) return { status: 303, headers: { location: form.nextPage } };
  const list = fields
    ? `<ul>${[...fields.values()].map((problem) => `<li>${escaped(problem)}</li>`).join('')}</ul>`
    : '';
  const back = ok ? '' : '<p>Go back in your browser: what you typed is still there.</p>';
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;padding:3rem 1.25rem;font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;overflow-wrap:anywhere}
h1{margin:0 0 .5em;font-size:1.5rem;line-height:1.25}
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(words)}</p>
${list}${back}
</main>
</body>
</html>
`,
  };
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
