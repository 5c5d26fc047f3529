/** A place in a text that each reader's own value goes into: `{first name}`, with any space and with signs that nobody sees. Braces within other marks are no fields of ours. */
export const fieldToken = /(?<![{$%])\{[\p{L}\p{Zs}\u00ad\u200b\u2060\ufeff]{2,24}\}(?!\})/gu;

/** Mail services whose marks an email may keep, for them to fill in. */
export const mailServices = {
  none: 'None: Steps fills fields in',
  mailchimp: 'Mailchimp',
  brevo: 'Brevo',
  postmark: 'Postmark',
  own: 'Another service',
} as const;
export type MailService = keyof typeof mailServices;

/** `*|FNAME|*`, as Mailchimp has them. */
const bars = /\*\|[^|\n]{1,120}\|\*/u;
/** `{{ contact.NAME | default: "there" }}`, `{{{pm:unsubscribe}}}`, `{% if x %}`, as Brevo, Postmark and most others have them. */
const braces = /\{\{\{?[^{}\n]{1,200}\}\}\}?|\{%[^\n]{1,200}?%\}/u;
const any = new RegExp(`${bars.source}|${braces.source}`, 'gu');

/** The two signs around a person's own marks; marks of one sign alone would be found in every text. */
export interface OwnMarks {
  readonly open: string;
  readonly close: string;
}

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
const ownPattern = ({ open, close }: OwnMarks): RegExp | undefined =>
  open.trim() && close.trim()
    ? new RegExp(`${literal(open.trim())}[^\\n]{1,200}?${literal(close.trim())}`, 'u')
    : undefined;

/** Marks in a text that the service an email is made for does not fill in: readers would see them as they are. */
export function foreignMarks(text: string, service: MailService, own?: OwnMarks): string[] {
  const mine =
    service === 'mailchimp' ? bars : service === 'brevo' || service === 'postmark' ? braces : own && ownPattern(own);
  return (text.match(any) ?? []).filter(
    (mark) => !(service !== 'none' && mine && new RegExp(mine.source, 'u').test(mark)),
  );
}

/** Whether an address begins with a mark, so that only the service knows where it leads. */
export const beginsWithMark = (address: string): boolean =>
  new RegExp(`^(?:${any.source}|\\[\\[.+\\]\\]|%[\\w.-]+%|<%.+%>|\\$\\{.+\\})`, 'u').test(address);

/** Marks and fields taken out of a text before it is read by something that does not know them, and put back after. */
export function setAside(text: string): { readonly text: string; readonly back: (text: string) => string } {
  const kept: string[] = [];
  const hidden = text.replace(new RegExp(`${any.source}|${fieldToken.source}`, 'gu'), (mark) => {
    kept.push(mark);
    return `\ue000${kept.length - 1}\ue001`;
  });
  return {
    text: hidden,
    back: (shown) => shown.replace(/\ue000(\d+)\ue001/gu, (whole, nth) => kept[Number(nth)] ?? whole),
  };
}
