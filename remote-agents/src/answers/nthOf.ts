import type { Query } from '@steps/business/queries';
import type { AnswerContext } from '../reading/answerContext';
import { type Lexicon, titleOf } from '../reading/lexicon';
import { find } from '../reading/read';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
/** Not “the first one we won”, which is the earliest. */
const ofList = new RegExp(
  String.raw`\b(?:the )?(${ordinals.join('|')}) (?:one|of (?:them|these|those))\b(?! (?:that|which|who|to|we|i|they|you)\b)`,
  'i',
);

/** “Who owns the second one?”: what is asked of it, with that record alone as the answer before. None where it is not one of a list. */
export async function nthOf(
  question: string,
  lexicon: Lexicon,
  context: AnswerContext,
): Promise<{ readonly question: string; readonly before: Query } | undefined> {
  const { before } = context;
  const found = ofList.exec(question);
  if (!found || before?.measure !== 'list' || before.group !== undefined) return undefined;
  const noun = lexicon.nouns.find(({ name }) => name === before.noun);
  const title = noun && (titleOf(noun) ?? noun.fields.find(({ name }) => name === 'number'));
  const { records = [] } = await find(before, lexicon, context);
  const record = records[ordinals.indexOf(found[1]?.toLowerCase() ?? '')];
  if (!title || !record) return undefined;
  const { limit: _, show: __, ...rest } = before;
  const one: Query = { ...rest, where: [...before.where, { field: title.name, op: 'is', value: record.title }] };
  const { total } = await find(one, lexicon, context);
  // Several may be called so, or the list calls it otherwise than its field does.
  return total === 1 ? { question: question.replace(found[0], 'it'), before: one } : undefined;
}
