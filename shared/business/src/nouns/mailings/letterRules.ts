import type { MailingLetter } from './mailingLetter';

/**
 * Placeholders in a letter that are filled in for each reader, written with private-use characters that no text keeps: a
 * field as words or within an address, a link by its number, and the way to unsubscribe.
 */
const kinds = { words: '\ue010', address: '\ue011', link: '\ue012', unsubscribe: '\ue013' } as const;
const close = '\ue014';
const anyMark = /([\ue010-\ue013])(\d{0,6})\ue014/gu;
const pieces = /([\ue010-\ue013]\d{0,6}\ue014)|[^\ue010-\ue014]+|[\ue010-\ue014]/gu;
const anySign = /[\ue010-\ue014]/gu;

/** A placeholder. `nth`: the number of the field or link. */
export const markOf = (kind: keyof typeof kinds, nth: number | '' = ''): string => `${kinds[kind]}${nth}${close}`;

/** A text without characters that would be read as placeholders. */
export const withoutMarks = (text: string): string => text.replace(anySign, '');

/** What is filled in for one reader. */
export interface Filling {
  readonly values: readonly string[];
  /** The counting address of the link with that number; `to`: where it leads for this reader. */
  link(nth: number, to: string): string;
  readonly unsubscribe: string;
  /** Encodes what is filled into the HTML and the text, if the letter around it is encoded too (`aroundMarks`). */
  encoded?(text: string): string;
}

/** A template with everything but its placeholders rewritten. */
export const aroundMarks = (template: string, written: (text: string) => string): string =>
  template.replace(pieces, (piece, mark: string | undefined) => mark ?? written(piece));

/**
 * A letter as one reader gets it: values are escaped in HTML, encoded in addresses, and have no line breaks in the subject.
 */
export function filledLetter(
  { subject, html, text, links }: Pick<MailingLetter, 'subject' | 'html' | 'text' | 'links'>,
  filling: Filling,
): { readonly subject: string; readonly html: string; readonly text: string } {
  const { encoded: asIs = (value) => value } = filling;
  const link = (nth: number) => filling.link(nth, filledAddress(links[nth] ?? '', filling.values));
  const filled = (template: string, written: (value: string) => string) =>
    template.replace(anyMark, (_, kind: string, number: string) => {
      const nth = Number(number);
      if (kind === kinds.words) return written(filling.values[nth] ?? '');
      if (kind === kinds.address) return written(encoded(filling.values[nth] ?? ''));
      return written(kind === kinds.link ? link(nth) : filling.unsubscribe);
    });
  return {
    subject: filled(subject, (value) => value)
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
    html: filled(html, (value) => asIs(escaped(value))),
    text: filled(text, asIs),
  };
}

/** Where a link leads for one reader. */
export const filledAddress = (address: string, values: readonly string[]): string =>
  address.replace(anyMark, (_, __, number: string) => encoded(values[Number(number)] ?? ''));

const encoded = (value: string): string => encodeURIComponent(value.replace(/\p{Cs}/gu, '')).replaceAll('%40', '@');

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);
