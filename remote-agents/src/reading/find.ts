import type { Query, QueryAnswer } from '@steps/business/queries';
import type { AnswerContext } from './answerContext';
import type { Lexicon } from './lexicon';

/** The tool that takes queries about a noun. */
const toolOf = (noun: string, { tools }: Lexicon): string => tools.get(noun) ?? 'find_records';

/** Asks the tool of the remote that has the records; there `runQuery` works it out. */
export const find = async (
  query: Query,
  lexicon: Lexicon,
  { call }: Pick<AnswerContext, 'call'>,
): Promise<QueryAnswer> => (await call(toolOf(query.noun, lexicon), query)) as QueryAnswer;
