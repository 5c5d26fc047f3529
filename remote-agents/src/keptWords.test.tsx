// @vitest-environment page
import { aiResult, keepsWords, pressing, type WritingPlace } from '@steps/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { agents } from './agents/agents';
import { ProposalCard } from './chat/ProposalCard';
import { AgentSettings } from './ownAgents/AgentSettings';
import { workingAgents } from './ownAgents/ownAgentRules';

const [agent] = workingAgents(agents, []);
if (!agent) throw new Error('Expected an agent.');

const places: Readonly<Record<string, WritingPlace>> = {
  'the instructions of an agent': {
    page: <AgentSettings agent={agent} onClose={() => {}} />,
    field: /^Instructions/,
  },
  'the words of a proposal': {
    page: <ProposalCard id="ai1" />,
    field: 'Text',
    records: { aiResults: [aiResult({ id: 'ai1', output: 'Dear Ann' })] },
    open: pressing('Edit'),
  },
};

afterEach(cleanup);

describe('what is typed and not saved waits over a reload, closing the tab and logging out:', () => {
  it.each(Object.keys(places))('%s', async (name) => {
    const place = places[name];
    expect(place && (await keepsWords(place))).toBe(true);
  });
});
