import { gapsIn } from '@steps/business';
import { foldText, searchText } from '@steps/platform';
import type { Ticket } from '../tickets';
import type { CannedReply } from './cannedReply';
import type { Requester } from './requester';

/** The placeholders of a canned reply, with their values. */
export const placeholders = [
  { name: '{name}', means: 'the requester’s name' },
  { name: '{company}', means: 'their company' },
  { name: '{ticket}', means: 'the number, #12' },
] as const;

/** The text with known values filled in; the others stay, for a person to fill in. */
export function filledIn(body: string, ticket: Pick<Ticket, 'number'>, requester: Requester): string {
  const values: Readonly<Record<string, string>> = {
    '{name}': requester.name,
    '{company}': requester.company,
    '{ticket}': `#${ticket.number}`,
  };
  return body.replace(/\{(?:name|company|ticket)\}/g, (placeholder) => values[placeholder] || placeholder);
}

/** The placeholders and the gaps in square brackets that are still in a text. */
export const leftToFillIn = (text: string): string[] => [
  ...placeholders.map(({ name }) => name).filter((name) => text.includes(name)),
  ...gapsIn(text),
];

/** The canned reply asked for with "/" before the caret: the letters after it, and where it begins. */
export function slashAt(text: string, caret: number): { readonly from: number; readonly query: string } | undefined {
  const query = /(?:^|\s)\/([\w-]{0,30})$/.exec(text.slice(0, caret))?.[1];
  return query === undefined ? undefined : { from: caret - query.length - 1, query };
}

/** Replies that match what was typed: by shortcut first, then by title. */
export function repliesFor(replies: readonly CannedReply[], query: string): CannedReply[] {
  const wanted = foldText(query);
  const rank = ({ shortcut, title }: CannedReply) =>
    foldText(shortcut).startsWith(wanted) ? 0 : searchText(title).includes(wanted) ? 1 : 2;
  return replies
    .filter((reply) => rank(reply) < 2)
    .sort((one, other) => rank(one) - rank(other) || one.shortcut.localeCompare(other.shortcut, 'en-GB'));
}
