import { defineCollection, RecordIndex } from '@steps/platform';
import * as v from 'valibot';
import { agentIds } from '../agents/selectedAgent';

/** How an agent speaks. `own` is the manner it was made with. */
export const tones = ['own', 'brief', 'warm', 'formal'] as const;
export type Tone = (typeof tones)[number];

/** An agent that somebody changed or copied. Of a changed one of the six the id is that agent's. Times are UTC, ISO 8601. */
const ownAgentSchema = v.object({
  id: v.string(),
  basedOn: v.picklist(agentIds),
  /** One of the six keeps its own. */
  name: v.string(),
  tone: v.picklist(tones),
  /** What it should know or do besides, in a person's words. */
  instructions: v.string(),
  /** Names of tools that it must not use. Tools that come later are allowed. */
  withheld: v.array(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type OwnAgent = Readonly<v.InferOutput<typeof ownAgentSchema>>;

const memorySchema = v.object({
  id: v.string(),
  /** Id of one of the six, or of a copy. */
  agentKey: v.string(),
  text: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Memory = Readonly<v.InferOutput<typeof memorySchema>>;

/** Changed and copied agents of the open client. */
export const ownAgents = defineCollection({
  name: 'ownAgents',
  module: 'everyone',
  schema: ownAgentSchema,
  version: 1,
});
/** What agents remember of the open client. Words of AI come here only once a person has accepted them. */
export const agentMemories = defineCollection({
  name: 'agentMemories',
  module: 'everyone',
  schema: memorySchema,
  version: 1,
});
/** Memories by agent. */
export const memoriesByAgent = new RecordIndex(agentMemories, ({ agentKey }) => agentKey);
