import { markOf, withoutMarks } from '@steps/business/mailings';
import { fieldValue, type MergeContact, type MergedFor, type MergeField, mergeFields } from '../../email/mergeRules';
import { pictureParts } from '../../emailBuilder/mailFile';
import type { MailingWords as Letter } from './mailingState';

/** Where the way out leads in an email until its own address is filled in; no address that anybody has (RFC 2606). */
export const unsubscribeHere = 'https://unsubscribe.invalid/';

/** Marks in place of values: the post office fills them in for each reader. */
export const marks: MergedFor = (field: MergeField, place) => markOf(place, mergeFields.indexOf(field));

/** What is written for each field, by its number: the contact's value, or what stands for one that is not known. */
export const valuesOf = (contact: MergeContact): string[] =>
  mergeFields.map((field) => withoutMarks(fieldValue(field, contact)));

/** An email with marks as the post office takes it: its links numbered, its pictures as parts. */
export function letterOf({ subject, html, text }: Pick<Letter, 'subject' | 'html' | 'text'>): Letter {
  const parts = pictureParts(html);
  const links: string[] = [];
  const numbered = parts.html.replace(/ href="([^"]*)"/gu, (whole, written: string) => {
    const address = plain(written);
    if (address === unsubscribeHere) return ` href="${markOf('unsubscribe')}"`;
    if (!/^https?:\/\//iu.test(address)) return whole;
    if (!links.includes(address)) links.push(address);
    return ` href="${markOf('link', links.indexOf(address))}"`;
  });
  return {
    subject,
    html: numbered,
    text: text.replaceAll(unsubscribeHere, markOf('unsubscribe')),
    links,
    pictures: parts.pictures.map(({ id, type, data }) => ({ id, type, base64: data })),
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (escaped: string): string =>
  escaped.replace(/&(amp|lt|gt|quot|#39);/gu, (whole, name: string) => entities[name] ?? whole);
