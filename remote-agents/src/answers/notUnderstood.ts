import type { Query } from '@steps/business/queries';
import { foldText } from '@steps/platform';
import type { Answer, AnswerContext } from '../reading/answerContext';
import type { LeftOut } from '../reading/leftOut';
import type { Lexicon } from '../reading/lexicon';
import { find, unknownWords } from '../reading/read';
import type { Reading } from '../reading/readQuestion';
import { linked, noneYet, plainWords } from '../reading/wording';
import { choiceOf } from './choiceOf';
import { whatItCannot } from './refusals';

/** Names what no reading could use, and asks what was meant. No figure is given: it would answer another question. */
export async function leftOutAnswer(
  question: string,
  { leftOut, noun }: Reading,
  offered: readonly Query[],
  lexicon: Lexicon,
  context: AnswerContext,
): Promise<Answer> {
  const lines = leftOut.map(({ words, nearest }) => {
    const near = nearest && nearestText(nearest);
    // A field that is called so was of no use here; it is not near to itself.
    if (near && foldText(words).split(' ').at(-1) === foldText(near))
      return `I left out “${plainWords(words)}”: I could not tell what it says of ${noun.many}.`;
    return `I left out “${plainWords(words)}”: no field or value is called that.${near ? ` Nearest: ${near}.` : ''}`;
  });
  const { lookedAt } = await find({ noun: noun.name, where: [], measure: 'count' }, lexicon, context);
  const named = [...(lookedAt === 0 ? [noneYet(noun.many)] : []), ...new Set(lines)].join('\n\n');
  const beyond = whatItCannot(foldText(question));
  if (beyond || lookedAt === 0 || offered.length === 0) {
    const [record] = lexicon.names;
    const known = record ? ` Open ${linked(record)} for what is known.` : '';
    return { text: `${named}\n\n${beyond ?? 'I only know what is in your records.'}${known}` };
  }
  const choices = offered.map((one) => choiceOf(one, lexicon.nouns, context.now));
  const text = `${named}\n\nWithout ${leftOut.length === 1 ? 'it' : 'them'}, a figure would answer a different question. Did you mean ${choices.length === 1 ? 'this' : 'one of these'}?`;
  return { text, choices };
}

function nearestText({ field, ...near }: NonNullable<LeftOut['nearest']>): string {
  return 'value' in near ? `${field.label} is “${plainWords(near.value.value)}”` : field.label;
}

const notUnderstood =
  'I could not tell which records you mean, so I looked nothing up. Ask about contacts, companies, deals, tickets, tasks or meetings, or name a person or a company. For anything else, connect a language model in Settings, AI engine.';

/** Of a question about an earlier answer where there is none. */
export const pointsAtNone = (question: string, lexicon: Lexicon): string =>
  `${unknownIn(question, lexicon)}I do not know which records you mean, as there is no earlier answer to go by. Name them, for example “Which customers are hot?”.`;

function unknownIn(question: string, lexicon: Lexicon): string {
  const unknown = unknownWords(question, lexicon).map((word) => `“${plainWords(word)}”`);
  return unknown.length > 0 ? `Nothing here is called ${unknown.join(' or ')}. ` : '';
}

/** What can be asked about a noun, where it was named and no more was understood. */
export function unread(question: string, reading: Reading | undefined, lexicon: Lexicon): string {
  const named = unknownIn(question, lexicon);
  const beyond = whatItCannot(foldText(question));
  if (beyond) return named + beyond;
  const noun = reading && lexicon.nouns.find(({ name }) => name === reading.noun.name);
  if (!noun) return named + notUnderstood;
  const fields = noun.fields.map(({ label }) => label);
  return `I could not read that as a question about ${noun.many}, so I looked nothing up. Try “How many ${noun.many} by ${fields[1]?.toLowerCase()}?”. You can ask about ${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}.`;
}
