import { expect, it } from 'vitest';
import { agentIds } from '../agents/selectedAgent';
import type { AnswerContext } from '../reading/answerContext';
import { answerAs } from './answerAs';
import { type AnswerKind, inManner, kindOf } from './manner';

const list = '3 open deals:\n\n- [Oak](/x)\n- [Ash](/y)';
const kinds: readonly AnswerKind[] = ['found', 'nothing', 'proposal'];
const questions = ['Which deals are stale?', 'How many contacts?', 'a', 'b', 'c', 'd'];

it('each of the six speaks in words of its own, the same for the same question', () => {
  for (const kind of kinds) {
    const said = agentIds.map((id) => inManner({ id, tone: 'own' }, 'Which deals are stale?', kind, list));
    expect(new Set(said).size, kind).toBe(agentIds.length);
    expect(inManner({ id: 'dex', tone: 'own' }, 'Which deals are stale?', kind, list)).toBe(said.at(-1));
  }
});

it('adds no figure, no link and no name, and leaves the answer as it is', () => {
  for (const id of agentIds) {
    for (const tone of ['own', 'brief', 'warm', 'formal'] as const) {
      for (const kind of kinds) {
        for (const question of questions) {
          const said = inManner({ id, tone }, question, kind, list);
          expect(said).toContain(list);
          expect(said.replace(list, '')).not.toMatch(/\d|\]\(|£/);
        }
      }
    }
  }
});

it('an agent with a brief tone gives the answer alone, and no agent decorates small talk', () => {
  expect(inManner({ id: 'marla', tone: 'brief' }, 'q', 'found', list)).toBe(list);
  expect(inManner({ id: 'marla', tone: 'own' }, 'q', 'talk', 'I cannot do that.')).toBe('I cannot do that.');
});

it('tells an answer from a proposal, an empty result and small talk', () => {
  expect(kindOf('**None**: there are no deals.', ['count_records'])).toBe('nothing');
  expect(kindOf(list, ['find_records'])).toBe('found');
  expect(kindOf('I propose this task.', ['find_names', 'propose_task'])).toBe('proposal');
  expect(kindOf('I could not tell which of your records this is about.', ['find_names'])).toBe('talk');
  expect(kindOf('Hello.', [])).toBe('talk');
});

const context = (tools: readonly string[], calls: unknown[] = [], withheld: readonly string[] = []): AnswerContext => ({
  now: new Date(2026, 10, 18),
  tools: new Set(tools),
  withheld: new Set(withheld),
  async call(name, input) {
    calls.push([name, input]);
    return { total: 0, lookedAt: 0, records: [] };
  },
});
const ava = {
  id: 'ava',
  key: 'ava',
  tone: 'brief',
  memory: ['We close at four on Fridays', 'Oak comes first'],
} as const;

it('says what it remembers, with the place where it is changed', async () => {
  const { text: answer } = await answerAs(ava, 'What do you remember?', context([]));
  expect(answer).toContain('- We close at four on Fridays\n- Oak comes first');
  expect(answer).toContain('(/agents)');
  expect((await answerAs({ ...ava, memory: [] }, 'What do you remember?', context([]))).text).toContain(
    'I remember nothing yet',
  );
});

it('proposes to remember what it is told, but not what has to be done', async () => {
  const calls: unknown[] = [];
  const { text: answer } = await answerAs(
    ava,
    'Remember that we close at five',
    context(['propose_memory', 'find_records'], calls),
  );
  expect(answer).toContain('Nothing changes until you accept');
  expect(calls).toEqual([['propose_memory', { text: 'We close at five', agentKey: 'ava' }]]);
  calls.length = 0;
  await answerAs(ava, 'Remember to ring Ann', context(['propose_memory', 'find_records'], calls));
  expect(calls.map((call) => (call as [string])[0])).not.toContain('propose_memory');
});

it('adds what it remembers of the subject to the answer', async () => {
  const tools = ['find_records', 'propose_memory'];
  expect((await answerAs(ava, 'And on Fridays?', context(tools))).text).toContain(
    'You told me: “We close at four on Fridays”',
  );
  expect((await answerAs(ava, 'Which deals are stale?', context([...tools, 'stale_deals']))).text).not.toContain(
    'You told me',
  );
});

it('says that a tool was taken from it, and does not use that tool', async () => {
  const calls: unknown[] = [];
  const tools = ['find_names', 'known_values'];
  expect((await answerAs(ava, 'How many deals?', context(tools, calls, ['find_records']))).text).toContain(
    'I am not allowed to look at your records',
  );
  const without = context([...tools, 'find_records'], calls, ['propose_task']);
  expect((await answerAs(ava, 'Remind me to ring Ann', without)).text).toContain('I am not allowed to propose that');
  expect(calls).toEqual([]);
});
