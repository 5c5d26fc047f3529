import type { FoundRecord, QueryAnswer } from '@steps/business/queries';
import { addDays, ownDay } from '@steps/platform';
import type { AnswerContext } from '../reading/answerContext';
import { linked } from '../reading/wording';

/** Most drafts of one wish: each is read by a person. */
const most = 50;
const numbers: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4 };
const lengths: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30 };

/**
 * How many days without an answer a quote must have for a wish to write to its customers: "write to everyone who has not answered my quote in
 * a week"; `undefined` for any other wish.
 */
export function quoteReminderDays(question: string): number | undefined {
  const text = question.toLowerCase();
  const writes =
    /^(?:please )?(?:can you |could you |would you )?(?:please )?(?:write|e-?mail|send|draft|prepare|remind|chase|follow up)\b/.test(
      text,
    );
  const everyone =
    /\b(?:every(?:one|body)|all|each|those|anyone|(?:the |my )?(?:people|customers|contacts|clients))\b/.test(text);
  const quote = /\b(?:quotes?|quotations?|estimates?)\b/.test(text);
  const silent =
    /\b(?:unanswered|silent|no (?:answer|reply|response)|without (?:an? )?(?:answer|reply|response)|(?:not|n't|n’t|never) (?:yet )?(?:answer|repl|respond|come back|got back|reacted)|not heard)|(?:hasn|haven|didn|did|has|have)(?:'t|’t| not) (?:yet )?(?:answer|repl|respond)/.test(
      text,
    );
  if (!writes || !everyone || !quote || !silent) return undefined;
  const [, count = '', unit = ''] =
    /\b(\d{1,3}|a|one|two|three|four)?\s*(day|week|fortnight|month)s?\b/.exec(text) ?? [];
  const length = lengths[unit];
  return length === undefined ? 7 : length * (Number(count) || (numbers[count] ?? 1));
}

/** Drafts an email to each contact whose quote was sent so many days ago and has no answer; nothing is sent. */
export async function draftQuoteReminders(days: number, { call, now }: AnswerContext): Promise<string> {
  const until = addDays(ownDay(now), -days);
  const unanswered = [
    { field: 'answer', op: 'is', value: 'unanswered' },
    { field: 'statusAt', op: 'until', value: until },
  ] as const;
  const ask = async (query: { readonly noun: string; readonly where: readonly unknown[] }) =>
    ((await call('find_records', { measure: 'list', limit: most, ...query })) as QueryAnswer).records ?? [];
  const customers = await ask({ noun: 'contacts', where: [{ relation: 'quotes', where: [...unanswered] }] });
  if (customers.length === 0)
    return `No contact has a quote that was sent ${days} days ago or earlier and has no answer. A quote is included once it is marked as sent.`;
  const drafted: FoundRecord[] = [];
  const left: string[] = [];
  for (const contact of customers) {
    const named = { relation: 'contact', where: [{ field: 'name', op: 'is' as const, value: contact.title }] };
    const quotes = await ask({ noun: 'quotes', where: [...unanswered, named] });
    if (!contact.facts.email) {
      left.push(`${linked(contact)} has no email address.`);
      continue;
    }
    try {
      await call('draft_email', { contactId: contact.id, ...reminder(contact, quotes) });
      drafted.push(contact);
    } catch (error) {
      left.push(`${linked(contact)}: ${reasonOf(error)}`);
    }
  }
  const said =
    drafted.length === 0
      ? 'I drafted nothing.'
      : `I drafted ${drafted.length === 1 ? 'an email' : `${drafted.length} emails, one each`} to ${drafted.map(linked).join(', ')}. ${drafted.length === 1 ? 'It waits' : 'They wait'} for your review; once approved, each is on the page of its contact, ready to send. Nothing is sent by itself.`;
  return [said, ...left].join('\n\n');
}

function reminder({ title }: FoundRecord, quotes: readonly FoundRecord[]): { subject: string; body: string } {
  const names = quotes.map((quote) => quote.title).join(' and ') || 'our quote';
  const several = quotes.length > 1;
  const since = quotes.length === 1 ? dayWords(quotes[0]?.facts.statusAt) : '';
  return {
    subject: `Our ${several ? 'quotes' : 'quote'} ${names}`.slice(0, 200),
    body: [
      `Hello ${title.split(' ')[0] ?? title},`,
      `we sent you our ${several ? 'quotes' : 'quote'} ${names}${since}. Have you had time to look at ${several ? 'them' : 'it'}?`,
      'If something is unclear, or should be different, just reply to this email.',
      'Kind regards',
    ].join('\n\n'),
  };
}

const dayWords = (at: string | number | undefined): string => {
  const date = new Date(String(at ?? ''));
  return Number.isNaN(date.getTime())
    ? ''
    : ` on ${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })}`;
};

const reasonOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return /"error":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text.replace(/^The tool \w+ gave no result: /, '');
};
