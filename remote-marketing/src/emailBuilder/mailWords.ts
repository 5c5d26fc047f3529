import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import { escaped } from '../editor/staticHtml';
import { ownDirection } from '../language/languageRules';
import { mailAddress } from '../links/addressRules';
import { setAside } from '../links/mergeMarks';

/** A part of a text: words, bold parts, or a link. A link whose address cannot be used has none. */
export type Words =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'bold'; readonly parts: readonly Words[] }
  | { readonly kind: 'link'; readonly to: string; readonly typed: string; readonly parts: readonly Words[] };

/** Only two marks of Markdown mean something in an email; every other sign is a sign. */
class MailTokenizer extends Tokenizer {
  // Not by the rules of CommonMark, under which stars beside Chinese or Japanese punctuation make nothing bold.
  override emStrong(source: string): Tokens.Strong | undefined {
    const [raw, text] = /^\*\*(?![\s*])((?:[^*]|\*(?!\*)){1,2000}?)\*\*/u.exec(source) ?? [];
    return raw === undefined || text === undefined || /\n\s*\n/u.test(text)
      ? undefined
      : { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) };
  }
  override escape = (): undefined => undefined;
  override tag = (): undefined => undefined;
  override reflink = (): undefined => undefined;
  override codespan = (): undefined => undefined;
  override br = (): undefined => undefined;
  override del = (): undefined => undefined;
  override autolink = (): undefined => undefined;
  override url = (): undefined => undefined;
}

/** `**bold**` and `[words](address)` of a text, also within each other; what is neither stays as it is. */
export function wordsOf(text: string): Words[] {
  const { text: plain, back } = setAside(text);
  const read = (tokens: readonly Token[]): Words[] =>
    tokens.map((token): Words => {
      const parts = () => read(('tokens' in token && token.tokens) || []);
      if (token.type === 'strong') return { kind: 'bold', parts: parts() };
      if (token.type !== 'link') return { kind: 'words', text: back(token.raw) };
      const typed = back(String(token.href));
      return { kind: 'link', to: mailAddress(typed), typed, parts: parts() };
    });
  return read(new Lexer({ tokenizer: new MailTokenizer() }).inlineTokens(plain));
}

export const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n[ \t]*\n+/u)
    .filter((one) => one.trim() !== '');

/** A paragraph as markup: escaped, with its bold words, links and line breaks. */
export function wordsHtml(text: string, linkColour: string): string {
  const written = (parts: readonly Words[]): string =>
    parts
      .map((part) => {
        if (part.kind === 'words') return escaped(part.text).replace(/\n/gu, '<br />');
        const inner = written(part.parts);
        if (part.kind === 'bold') return `<strong>${inner}</strong>`;
        return part.to
          ? `<a href="${escaped(part.to)}" style="color:${linkColour};text-decoration:underline">${inner}</a>`
          : inner;
      })
      .join('');
  return written(wordsOf(text));
}

/** Attributes of a text that is read from right to left, also in an email that is not. */
export function rightToLeft(text: string): string {
  const { dir, lang } = ownDirection(text, 'ltr');
  return dir ? ` dir="${dir}"${lang ? ` lang="${lang}"` : ''}` : '';
}

/** Paragraphs as markup. One that is read from right to left begins on the right, unless the block is aligned. */
export const paragraphsHtml = (text: string, linkColour: string, align?: string): string =>
  paragraphsOf(text)
    .map(
      (one, nth) =>
        `<p${rightToLeft(one)} style="margin:${nth === 0 ? 0 : 14}px 0 0${align || !rightToLeft(one) ? '' : ';text-align:right'}">${wordsHtml(one, linkColour)}</p>`,
    )
    .join('');

/** The same for the text part: links carry their address. */
export function wordsPlain(text: string): string {
  const plain = (parts: readonly Words[]): string =>
    parts
      .map((part) => {
        if (part.kind === 'words') return part.text;
        const inner = plain(part.parts);
        return part.kind === 'link' && part.to && part.to !== inner ? `${inner} (${part.to})` : inner;
      })
      .join('');
  return plain(wordsOf(text));
}

/** Addresses of links in a text as they were typed, with what they lead to; empty where they cannot be used. */
export function linksOf(text: string): { readonly typed: string; readonly to: string }[] {
  const found = (parts: readonly Words[]): { typed: string; to: string }[] =>
    parts.flatMap((part) =>
      part.kind === 'words' ? [] : [...(part.kind === 'link' ? [part] : []), ...found(part.parts)],
    );
  return found(wordsOf(text)).map(({ typed, to }) => ({ typed, to }));
}
