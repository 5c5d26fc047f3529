import { undo } from '@steps/platform';
import { openMemoryStore, redo } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearAgent, selectAgent, selectedAgent } from '../agents/selectedAgent';
import { ownAgents } from './ownAgent';
import { chosenAgent, copyName, mannerWords, nameForCopy } from './ownAgentRules';
import {
  agentOf,
  allAgents,
  changeAgent,
  changeMemory,
  copyAgent,
  dropOwnAgent,
  forget,
  memoriesOf,
  remember,
} from './ownAgentState';

beforeEach(async () => {
  await openMemoryStore({});
  clearAgent();
});
const agent = (key: string) => allAgents().find((one) => one.key === key);

describe('an agent of one’s own', () => {
  it('that was not to read campaigns is not to read them by the tools that took that place', () => {
    changeAgent('quinn', { withheld: ['campaign_status', 'content_status'] });
    expect([...(agent('quinn')?.withheld ?? [])]).toEqual(['find_marketing', 'marketing_vocabulary']);
  });

  it('changes one of the six in tone, instructions and tools, and is as it was made after undo', () => {
    changeAgent('quinn', { tone: 'formal', instructions: '  Sign as Harbour & Vale. ', withheld: ['propose_stage'] });
    expect(agent('quinn')).toMatchObject({ name: 'Quinn', tone: 'formal', instructions: 'Sign as Harbour & Vale.' });
    expect(agent('quinn')?.withheld.has('propose_stage')).toBe(true);
    undo();
    expect(agent('quinn')).toMatchObject({ tone: 'own', instructions: '' });
    redo();
    dropOwnAgent('quinn');
    expect(agent('quinn')).toMatchObject({ tone: 'own', instructions: '' });
    expect(ownAgents.size).toBe(0);
  });

  it('keeps the name of one of the six, whatever is sent', () => {
    changeAgent('quinn', { name: 'Ava', tone: 'brief' });
    expect(agent('quinn')?.name).toBe('Quinn');
  });

  it('copies an agent with what was changed of it; deleting the copy takes its memory along, and undo brings both', () => {
    changeAgent('ava', { tone: 'warm', withheld: ['draft_email'] });
    const copy = copyAgent('ava');
    expect(copy).toMatchObject({ id: 'ava', name: 'Ava 2', isCopy: true, tone: 'warm' });
    expect([...copy.withheld]).toEqual(['draft_email']);
    expect(copyAgent(copy.key).name).toBe('Ava 3');
    remember(copy.key, 'Trade fairs are in May');
    dropOwnAgent(copy.key);
    expect([agent(copy.key), memoriesOf(copy.key)]).toEqual([undefined, []]);
    undo();
    expect(agent(copy.key)?.name).toBe('Ava 2');
    expect(memoriesOf(copy.key)).toHaveLength(1);
  });

  it('has a name that no other agent has', () => {
    const copy = copyAgent('dex');
    expect(() => changeAgent(copy.key, { name: 'quinn' })).toThrow('There is an agent called quinn already.');
    expect(() => nameForCopy('  ', [])).toThrow('Enter a name');
    expect(() => nameForCopy('2nd', [])).toThrow('begins with a letter');
    changeAgent(copy.key, { name: ' Fair   Dex ' });
    expect(agent(copy.key)?.name).toBe('Fair Dex');
    expect(copyName('Dex 2', ['Dex', 'dex 2', 'Dex 3'])).toBe('Dex 4');
  });

  it('is chosen by its name, stays so when it is renamed, and gives way to the one of the six when it is gone', () => {
    const copy = copyAgent('ava');
    selectAgent('ava', copy.name);
    expect(chosenAgent(allAgents(), selectedAgent())?.key).toBe(copy.key);
    changeAgent(copy.key, { name: 'Fair Ava' });
    expect(chosenAgent(allAgents(), selectedAgent())?.key).toBe(copy.key);
    dropOwnAgent(copy.key);
    expect(chosenAgent(allAgents(), selectedAgent())?.key).toBe('ava');
    expect(agentOf(copy.key, 'ava')?.name).toBe('Ava');
    selectAgent('ava', 'Ava');
    expect(chosenAgent(allAgents(), selectedAgent())?.key).toBe('ava');
  });

  it('speaks in the tone that was chosen', () => {
    expect(mannerWords({ tone: 'own', personality: 'dry' })).toBe('dry');
    expect(mannerWords({ tone: 'brief', personality: 'dry' })).toContain('brief');
  });
});

describe('what an agent remembers', () => {
  it('is added, changed and erased, each a step that undo takes back', () => {
    remember('ava', ' We close at four ');
    const [memory] = memoriesOf('ava');
    expect(memory?.text).toBe('We close at four');
    changeMemory(memory?.id ?? '', 'We close at five');
    undo();
    expect(memoriesOf('ava').map(({ text }) => text)).toEqual(['We close at four']);
    remember('ava', 'Oak first');
    forget(memoriesOf('ava').map(({ id }) => id));
    expect(memoriesOf('ava')).toEqual([]);
    undo();
    expect(memoriesOf('ava')).toHaveLength(2);
    expect(memoriesOf('quinn')).toEqual([]);
  });

  it('is refused when it is empty or too long', () => {
    expect(() => remember('ava', ' ')).toThrow('it is empty');
    expect(() => remember('ava', 'x'.repeat(501))).toThrow('500 characters');
  });
});
