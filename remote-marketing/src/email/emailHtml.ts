import { contrast } from '@steps/platform/ui';
import { languageAttributes, languageOf } from '../language/languageRules';
import { mailAddress } from '../links/addressRules';
import { byReply, type EmailWords, reasonOf } from './emailText';
import { type MergedFor, merged, mergedAddress } from './mergeRules';

interface HtmlOptions {
  readonly contact?: MergedFor;
  /** The preview decides; a mail program decides by its own setting when it is left out. */
  readonly mode?: 'light' | 'dark';
  /** Where people unsubscribe with a press; without it they reply. */
  readonly unsubscribe?: string | undefined;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);

/** Dark colours, also for mail programs that choose by themselves. */
const dark = `body,.page{background:#121415!important}.sheet{background:#1f2325!important}.text{color:#eceeee!important}.small{color:#b7bdc0!important}.line{border-color:#363c40!important}`;

/**
 * The email as HTML that mail programs show alike: one column, tables, styles on each element. Every word is escaped, and
 * nothing in it is fetched or run.
 */
export function emailHtml(words: EmailWords, { contact, mode, unsubscribe }: HtmlOptions = {}): string {
  const own = (text: string) => escaped(merged(text, contact));
  const colour = /^#[\da-f]{6}$/iu.test(words.colour) ? words.colour : '#0e6a78';
  const onColour = contrast('#ffffff', colour) >= 4.5 ? '#ffffff' : '#111111';
  const language = languageOf({}, () => `${words.subject}\n${words.body}`);
  const link = mergedAddress(mailAddress(words.link), contact);
  const paragraphs = words.body
    .trim()
    .split(/\n{2,}/u)
    .filter((text) => text.trim())
    .map((text) => `<p class="text" style="margin:0 0 16px">${own(text).replace(/\n/gu, '<br>')}</p>`);
  const face = `display:inline-block;padding:12px 24px;border-radius:6px;background:${colour};color:${onColour};font-weight:600;text-decoration:none`;
  const button = words.button
    ? `<p style="margin:8px 0 16px">${link ? `<a href="${escaped(link)}" style="${face}">${own(words.button)}</a>` : `<span style="${face}">${own(words.button)}</span>`}</p>`
    : '';
  const note = words.buttonNote ? `<p class="text" style="margin:0 0 16px">${own(words.buttonNote)}</p>` : '';
  const darkStyle = mode === 'light' ? '' : mode === 'dark' ? dark : `@media (prefers-color-scheme:dark){${dark}}`;
  return `<!doctype html>
<html${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${own(words.subject) || 'Email'}</title>
<style>${darkStyle}</style>
</head>
<body style="margin:0;background:#f4f4f2">
<div style="display:none;max-height:0;overflow:hidden">${own(words.preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f4f2">
<tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1c1f21">
<tr><td class="text" style="padding:24px 24px 8px;font-weight:700;color:#1c1f21">${own(words.business)}</td></tr>
<tr><td style="padding:8px 24px">${paragraphs.join('\n')}
${note}${button}</td></tr>
<tr><td class="small line" style="padding:16px 24px 24px;border-top:1px solid #e4e4e0;color:#4c5154;font-size:13px">${escaped(reasonOf(words.business))} ${unsubscribe ? `<a href="${escaped(unsubscribe)}" style="color:inherit;text-decoration:underline">Unsubscribe</a>` : escaped(byReply)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
