import type { FoundRecord, Query, QueryAnswer } from '@steps/business/queries';
import type { Answer, AnswerContext } from '../reading/answerContext';
import type { Lexicon } from '../reading/lexicon';
import { queryParts } from '../reading/queryParts';
import { linked, list, plainWords } from '../reading/wording';

/** What belongs to a contact or a company, and is told with it. */
const sections = [
  ['Open deals', 'deals', 'open', 'value', true],
  ['Open tasks', 'tasks', 'open', 'dueDate', false],
  ['Open tickets', 'tickets', 'open', 'createdAt', true],
  ['Upcoming meetings', 'meetings', 'ahead', 'start', false],
  ['Recent activities', 'activities', undefined, 'at', true],
] as const;

/** All that is known of one record: its facts, and what belongs to it. */
export async function described(
  record: FoundRecord,
  query: Query,
  { nouns }: Lexicon,
  context: AnswerContext,
): Promise<Answer> {
  // "What does Kestrel do": a company says so itself. "Prefers a call before nine" stands in a contact's notes.
  const words = { companies: 'description', contacts: 'notes' }[record.noun];
  const shown = words ? { ...query, show: [words] } : query;
  const found = (await context.call('find_records', shown)) as QueryAnswer;
  const parts = queryParts(query, nouns, context.now).map(({ text }) => text);
  const text =
    found.total > 1 && found.records
      ? `There are ${found.total} ${record.noun} by that name. Which one do you mean?\n\n${list(found.records, found.total, 5)}`
      : await knownOf(record, nouns, context, words && found.records?.[0]?.facts[words]);
  return { text, reading: { query, parts, list: found.list, unlisted: found.unlisted } };
}

/** Its facts, and of a contact or a company what belongs to it. */
async function knownOf(
  record: FoundRecord,
  nouns: Lexicon['nouns'],
  context: AnswerContext,
  about?: string | number,
): Promise<string> {
  if (record.noun !== 'contacts' && record.noun !== 'companies') return `${linked(record)}: ${factsOf(record, nouns)}.`;
  const field = record.noun === 'contacts' ? 'contact' : 'company';
  const told: string[] = [];
  for (const [heading, noun, state, by, descending] of sections) {
    const where = [
      { field, op: 'is', value: record.title },
      ...(state ? [{ field: 'state', op: 'is', value: state }] : []),
    ];
    const { total, records = [] } = (await context.call('find_records', {
      noun,
      where,
      order: { by, descending },
      limit: 3,
    })) as QueryAnswer;
    if (total > 0) told.push(`**${heading}** (${total})\n\n${list(records, total, 3)}`);
  }
  const known = `${linked(record)} ${plainWords(whoIs(record)) || 'is in your records'}.${scored(record)}`;
  return [known, ...(about ? [plainWords(String(about))] : []), ...told].join('\n\n');
}

const scored = ({ facts }: FoundRecord): string => (facts.score === undefined ? '' : ` Score ${facts.score}.`);

function whoIs({ noun, facts }: FoundRecord): string {
  const parts =
    noun === 'contacts'
      ? [
          facts.title && `is ${/^[aeiou]/i.test(String(facts.title)) ? 'an' : 'a'} ${facts.title}`,
          facts.company && `at ${facts.company}`,
        ]
      : [facts.industry && `is in ${facts.industry}`, facts.location && `in ${facts.location}`];
  const said = parts.filter(Boolean).join(' ');
  return facts.status ? `${said}, ${facts.status}` : said;
}

/** The facts of a record, each with its label. */
const factsOf = ({ noun, facts, detail }: FoundRecord, nouns: Lexicon['nouns']): string => {
  const labels = new Map(nouns.find(({ name }) => name === noun)?.fields.map(({ name, label }) => [name, label]));
  const wanted = ['closeDate', 'nextStep'].flatMap((name) =>
    facts[name] === undefined ? [] : [`${labels.get(name) ?? name} ${plainWords(String(facts[name]))}`],
  );
  return [plainWords(detail), ...wanted].join(', ');
};
