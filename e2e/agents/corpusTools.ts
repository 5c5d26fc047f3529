import { type QueryAnswer, querySchema, type Vocabulary } from '@steps/business/queries';
import type { QueryInput } from '@steps/business/src/ai/queries/query';
import * as v from 'valibot';
import { tools as ownTools } from '../../remote-agents/src/tools';
import { tools as crmTools } from '../../remote-crm/src/tools';
import { tools as marketingTools } from '../../remote-marketing/src/tools';
import { tools as strategyTools } from '../../remote-strategy/src/tools';
import { callTool } from './callTool';

/** What an agent has where all remotes are there. */
export const corpusTools = [...crmTools, ...marketingTools, ...strategyTools, ...ownTools];

/** Names of the tools that take queries, by noun; asked for once, since telling a vocabulary reads all records. */
let toolNames: Promise<ReadonlyMap<string, string>> | undefined;
async function readToolNames(): Promise<ReadonlyMap<string, string>> {
  const names = corpusTools.map(({ name }) => name).filter((name) => name.endsWith('_vocabulary'));
  // What such a tool gives.
  const vocabularies = await Promise.all(
    names.map(async (name) => (await callTool(corpusTools, name, {})) as Vocabulary),
  );
  return new Map(vocabularies.flatMap(({ tool, nouns }) => nouns.map(({ name }): [string, string] => [name, tool])));
}

/** Runs a query with as many records as there may be; what the vocabulary lacks is said in place of an answer. */
export async function answered(query: QueryInput): Promise<QueryAnswer | string> {
  toolNames ??= readToolNames();
  const tool = (await toolNames).get(query.noun);
  if (!tool) return `noun ${query.noun}`;
  try {
    // What such a tool gives.
    return (await callTool(corpusTools, tool, v.parse(querySchema, { limit: 50, ...query }))) as QueryAnswer;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const lacks = /^Expected a (field|relation) of .*got “(.*)”/u.exec(message);
    if (!lacks) throw new Error(`${JSON.stringify(query)}: ${message}`, { cause: error });
    return `${lacks[1]} ${query.noun}.${lacks[2]}`;
  }
}
