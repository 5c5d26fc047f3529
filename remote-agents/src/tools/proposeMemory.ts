import { proposeChange } from '@steps/business/ai';
import { defineTool, RuleError } from '@steps/platform';
import * as v from 'valibot';
import { longest } from '../ownAgents/ownAgentRules';
import { allAgents } from '../ownAgents/ownAgentState';

export const proposeMemory = defineTool({
  kind: 'propose',
  name: 'propose_memory',
  description:
    'Proposes to remember something that the person said about how they work or what they want. Only what the person asked to be remembered, never what records already hold.',
  input: v.object({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest.memory)),
    /** Your own key, as your instructions name it. */
    agentKey: v.string(),
  }),
  run({ text, agentKey }) {
    const agent = allAgents().find(({ key }) => key === agentKey);
    if (!agent) throw new RuleError('Expected the key of an agent that is there.');
    return proposeChange({
      kind: 'memory-proposal',
      module: 'dashboard',
      title: `${agent.name} remembers: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`,
      risk: 'low',
      collection: 'agentMemories',
      fields: [{ key: 'text', label: 'Remember', after: text }],
      rest: { agentKey },
    });
  },
});
