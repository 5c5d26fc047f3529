import { connectServer } from '@steps/assistant';
import { aiResults } from '@steps/business';
import { queryNoun, queryTools } from '@steps/business/queries';
import { review } from '@steps/business/results';
import { defineTool, undo } from '@steps/platform';
import { type ModelAnswer, type ModelServer, openMemoryStore, provideAiTools, startModelServer } from '@steps/testing';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allAgents, changeAgent, copyAgent, memoriesOf, remember } from '../ownAgents/ownAgentState';
import { tools as ownTools } from '../tools';
import { readAhead, sendMessage } from './talkState';
import { messagesIn, startThread } from './threadState';

const ring = defineTool({
  kind: 'propose',
  name: 'propose_task',
  description: 'Proposes a task.',
  input: v.object({ subject: v.string() }),
  run: ({ subject }) => ({ kind: 'task-proposal', module: 'crm', title: subject, text: subject }),
});

let server: ModelServer;
beforeEach(async () => {
  await openMemoryStore({});
  const tools = [ring, ...ownTools];
  provideAiTools({
    remote: 'CRM',
    tools: tools.map(({ name, kind }) => ({ name, kind, label: name, module: 'crm' })),
    load: async () => tools,
  });
});
afterEach(async () => {
  await server?.close();
  provideAiTools({ remote: 'CRM', tools: [], load: async () => [] });
});

const agent = (key: string) => {
  const found = allAgents().find((one) => one.key === key);
  if (!found) throw new Error(`No agent ${key}`);
  return found;
};
async function serve(...answers: readonly ModelAnswer[]) {
  server = await startModelServer({
    answer: (_, count) => answers[Math.min(count, answers.length) - 1] ?? { say: '' },
  });
  connectServer({ baseUrl: server.baseUrl }, ['steps-small']);
}

it('a model is told the tone, the instructions and what the agent remembers, the last as material', async () => {
  changeAgent('quinn', { tone: 'formal', instructions: 'Sign as Harbour & Vale.' });
  remember('quinn', 'Discounts end at ten per cent');
  remember('ava', 'We close at four');
  await serve({ say: 'Good morning.' });
  const { id } = startThread('quinn');
  await sendMessage(id, agent('quinn'), 'Hello', undefined);
  const [system, asked] = server.requests[0]?.messages.map(({ content }) => content ?? '') ?? [];
  expect(system).toContain('You are formal and reserved.');
  expect(system).toContain('Sign as Harbour & Vale.');
  expect(system).not.toContain('Discounts');
  expect(asked).toContain('Discounts end at ten per cent');
  expect(asked).not.toContain('We close at four');
});

it('a tool that was taken from an agent is neither offered to a model nor run when it calls it anyway', async () => {
  changeAgent('ava', { withheld: ['propose_task'] });
  await serve({ call: { name: 'propose_task', input: { subject: 'Ring Ann' } } }, { say: 'Done.' });
  const { id } = startThread('ava');
  await sendMessage(id, agent('ava'), 'Remind me', undefined);
  expect(JSON.stringify(server.requests[0])).not.toContain('"name":"propose_task"');
  expect(messagesIn(id).at(-1)?.lookUps).toMatchObject([{ tool: 'propose_task', failed: true }]);
  expect(aiResults.size).toBe(0);
});

it('what a model wants to remember waits for a person; accepted it is remembered, and undo takes it back', async () => {
  await serve(
    { call: { name: 'propose_memory', input: { text: 'We close at four', agentKey: 'ava' } } },
    { say: 'I propose to remember it.' },
  );
  const { id } = startThread('ava');
  await sendMessage(id, agent('ava'), 'We close at four, remember it', undefined);
  const [proposal] = messagesIn(id).at(-1)?.proposals ?? [];
  expect(memoriesOf('ava')).toEqual([]);
  review.approveAndApply(proposal ?? '');
  expect(memoriesOf('ava').map(({ text }) => text)).toEqual(['We close at four']);
  undo();
  expect(memoriesOf('ava')).toEqual([]);
});

it('a mentioned copy answers under its own name, and its conversations are its own', async () => {
  const copy = copyAgent('dex');
  await serve({ say: 'Four.' });
  const { id } = startThread('ava');
  await sendMessage(id, agent('ava'), `@${copy.name} how many?`, undefined);
  expect(messagesIn(id).at(-1)).toMatchObject({ agentId: 'dex', ownId: copy.key, text: 'Four.' });
});

it('while a question is typed what the built-in engine asks first is looked up, unless the agent may not', async () => {
  const looked: string[] = [];
  const texts: (string | undefined)[] = [];
  const look = (name: string) =>
    defineTool({
      kind: 'read',
      name,
      description: 'Looks.',
      input: v.object({ text: v.optional(v.string()) }),
      run: ({ text }) => {
        looked.push(name);
        texts.push(text);
        return { tool: 'find_records', nouns: [], names: [] };
      },
    });
  const offered = ['crm_vocabulary', 'search_vocabulary', 'find_records'].map(look);
  provideAiTools({
    remote: 'CRM',
    tools: offered.map(({ name, kind }) => ({ name, kind, label: name, module: 'crm' })),
    load: async () => offered,
  });
  await readAhead(agent('ava'));
  expect(looked.sort()).toEqual(['crm_vocabulary', 'search_vocabulary']);
  // Without a text no names are looked for, and the first question would have to bring those of all contacts.
  expect(texts).toEqual(['?', '?']);
  changeAgent('ava', { withheld: ['crm_vocabulary'] });
  await readAhead(agent('ava'));
  expect(looked).toHaveLength(3);
});

it('an answer that was cut off is kept with the reason, and a whole one without', async () => {
  await serve({ say: 'You have three offers. The second is', finish: 'length' }, { say: 'All three are open.' });
  const { id } = startThread('quinn');
  await sendMessage(id, agent('quinn'), 'Which offers?', undefined);
  await sendMessage(id, agent('quinn'), 'Are they open?', undefined);
  expect(messagesIn(id).map(({ text, cut, failed }) => [text, cut, failed])).toEqual([
    ['Which offers?', undefined, undefined],
    ['You have three offers. The second is', 'length', undefined],
    ['Are they open?', undefined, undefined],
    ['All three are open.', undefined, undefined],
  ]);
});

/** Records that can be asked about: a dog in Leeds and one in York. */
function provideDogs(): void {
  const dogs = [
    { id: 'a', town: 'Leeds' },
    { id: 'b', town: 'York' },
  ];
  const noun = queryNoun<(typeof dogs)[number]>({
    one: 'dog',
    many: 'dogs',
    all: () => dogs,
    id: ({ id }) => id,
    title: ({ id }) => id,
    detail: () => '',
    href: ({ id }) => `/${id}`,
    fields: () => ({ town: { kind: 'choice', label: 'Town', of: ({ town }) => town } }),
  });
  const tools = queryTools({
    find: 'find_records',
    vocabulary: 'crm_vocabulary',
    about: 'dogs',
    nouns: { dogs: noun },
  });
  provideAiTools({
    remote: 'CRM',
    tools: tools.map(({ name, kind }) => ({ name, kind, label: name, module: 'crm' })),
    load: async () => tools,
  });
}

it('a model fills in the query; a figure that nothing holds is struck out, and another reading is shown beside it', async () => {
  provideDogs();
  await serve(
    { call: { name: 'find_records', input: { noun: 'dogs', measure: 'count' } } },
    { say: 'You have 2 dogs, 7 of them in Leeds.' },
  );
  const { id } = startThread('ava');
  await sendMessage(id, agent('ava'), 'How many dogs are in Leeds?', undefined);
  const answer = messagesIn(id).at(-1);
  expect(answer?.text).toBe(
    'You have 2 dogs, ~~7~~ of them in Leeds.\n\nOne figure is struck out: it is not in the records that were looked up.',
  );
  expect(answer?.reading?.parts).toEqual(['Dogs', 'count']);
  expect(answer?.choices?.map(({ label }) => label)).toEqual(['How many dogs with town Leeds']);
});

it('a question that was not understood does not come between an answer and what is asked of it next', async () => {
  provideDogs();
  const { id } = startThread('ava');
  const ask = async (question: string) => {
    await sendMessage(id, agent('ava'), question, undefined);
    return messagesIn(id).at(-1);
  };
  expect((await ask('How many dogs?'))?.reading?.parts).toEqual(['Dogs', 'count']);
  expect((await ask('Which of them are purple?'))?.reading).toBeUndefined();
  expect((await ask('Which of them are in Leeds?'))?.reading?.parts).toEqual(['Dogs', 'Town is Leeds']);
});
