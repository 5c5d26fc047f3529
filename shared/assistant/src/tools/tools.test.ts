import { engineLimits } from '@steps/business/src/ai/engineLimits';
import { aiResults } from '@steps/business/src/ai/ledger/aiResult';
import { runTask } from '@steps/business/src/ai/runTask';
import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { contentDraft, defineTask, scoredFields } from '@steps/platform/src/core/contract/aiTask';
import { type AiTool, defineTool } from '@steps/platform/src/core/contract/index';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { contact, letter, openMemoryStore, recordedRows } from '@steps/testing';
import { type ModelAnswer, type ModelServer, startModelServer } from '@steps/testing/src/modelServer';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtInEngine } from '../engines/builtInEngine';
import { connectServer } from '../serverConnection';
import { ToolRunner, toolLimits } from './toolRunner';

const findContacts = defineTool({
  kind: 'read',
  name: 'find_contacts',
  description: 'Finds contacts by a part of their name.',
  input: v.object({ name: v.string() }),
  run: ({ name }) => contacts.all().filter((one) => one.name.includes(name)),
});

const qualify = defineTool({
  kind: 'propose',
  name: 'qualify_contact',
  description: 'Proposes to change the status of a contact.',
  input: v.object({ id: v.string() }),
  run({ id }) {
    const one = contacts.get(id);
    if (!one) throw new RuleError(`There is no contact ${id}.`);
    return {
      kind: 'contact-change',
      module: 'crm',
      title: `Qualify ${one.name}`,
      text: `${one.name} becomes qualified.`,
      data: { status: 'qualified' },
      about: { collection: 'contacts', id },
    };
  },
});

const ask = { prompt: 'oak tables' };
const good = { json: { content: 'Oak tables for Ann', reasoning: 'It names her.' } };

let server: ModelServer;
const serving = async (...answers: ModelAnswer[]) => {
  server = await startModelServer({ answer: (_, count) => answers[Math.min(count, answers.length) - 1] ?? good });
  connectServer({ baseUrl: server.baseUrl }, ['steps-small']);
};
beforeEach(() => openMemoryStore({ contacts: [contact({ id: 'ann', name: 'Ann Lee', notes: 'Prefers oak' })] }));
afterEach(() => server?.close());

const run = (tools: readonly AiTool[] = [findContacts, qualify]) => runTask(letter, ask, { tools });

describe('a tool that reads', () => {
  it('runs freely, and its call and what it found are kept with the result as evidence', async () => {
    await serving({ call: { name: 'find_contacts', input: { name: 'Ann' } } }, good);
    const { entry } = await run();
    expect(entry.evidence).toMatchObject([
      { tool: 'find_contacts', input: '{"name":"Ann"}', failed: false, cut: false },
    ]);
    expect(entry.evidence?.[0]?.result).toContain('Prefers oak');
    expect(aiResults.size).toBe(1);
  });

  it('is not kept whole when it finds too much, and says so', async () => {
    await serving({ call: { name: 'find_much', input: {} } }, good);
    const findMuch = defineTool({
      kind: 'read',
      name: 'find_much',
      description: 'Finds much',
      input: v.object({}),
      run: () => 'x'.repeat(1_000_000),
    });
    const { entry } = await run([findMuch]);
    expect(entry.evidence?.[0]).toMatchObject({ cut: true });
    expect(entry.evidence?.[0]?.result.length).toBeLessThan(toolLimits.keptLength + 100);
    const told = server.requests[1]?.messages.at(-1)?.content ?? '';
    expect(told).toContain('cut, 1000002 characters in all');
    expect(told.length).toBeLessThan(toolLimits.resultLength + 100);
  });

  it('is stopped with the task that asked', async () => {
    const stop = new AbortController();
    await serving({ call: { name: 'wait', input: {} } }, good);
    const wait = defineTool({
      kind: 'read',
      name: 'wait',
      description: 'Waits',
      input: v.object({}),
      run: (_, { signal }) =>
        new Promise<string>((resolve) => {
          signal.addEventListener('abort', () => resolve('stopped'), { once: true });
          stop.abort();
        }),
    });
    await expect(runTask(letter, ask, { tools: [wait], signal: stop.signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(aiResults.size).toBe(0);
  });
});

describe('a tool that proposes', () => {
  it('makes an entry that waits for a person, and changes no record', async () => {
    await serving({ call: { name: 'qualify_contact', input: { id: 'ann' } } }, good);
    const before = recordedRows();
    const { entry, proposals } = await run();
    expect(proposals).toMatchObject([
      {
        kind: 'contact-change',
        title: 'Qualify Ann Lee',
        status: 'pending',
        risk: 'high',
        engine: 'openai-compatible',
        model: 'steps-small',
        data: { status: 'qualified' },
        about: { collection: 'contacts', id: 'ann' },
      },
    ]);
    expect(aiResults.size).toBe(2);
    expect(entry.evidence?.[0]?.tool).toBe('qualify_contact');
    expect(recordedRows().filter(([name]) => name === 'contacts')).toEqual(
      before.filter(([name]) => name === 'contacts'),
    );
    expect(server.requests[1]?.messages.at(-1)?.content).toContain('Nothing has been changed');
  });

  it('records nothing when the answer that came with it fails', async () => {
    await serving({ call: { name: 'qualify_contact', input: { id: 'ann' } } }, { status: 401 });
    await expect(run()).rejects.toMatchObject({ code: 'unauthorised' });
    expect(aiResults.size).toBe(0);
  });

  it('says to the model what is wrong with a proposal', async () => {
    await serving({ call: { name: 'qualify_contact', input: { id: 'nobody' } } }, good);
    const { proposals, entry } = await run();
    expect(proposals).toEqual([]);
    expect(entry.evidence?.[0]).toMatchObject({ failed: true });
    expect(server.requests[1]?.messages.at(-1)?.content).toContain('There is no contact nobody.');
  });
});

describe('how much tools may do', () => {
  it('ends after so many rounds of calls, and the answer is asked for without tools', async () => {
    await serving({ call: { name: 'find_contacts', input: { name: 'Ann' } } });
    await run().catch(() => {});
    const withTools = server.requests.filter((request) => request.tools);
    expect(withTools).toHaveLength(engineLimits.toolRounds);
  });

  it('ends after so many calls and so many proposals, and each is told why', async () => {
    const toolRunner = new ToolRunner([findContacts, qualify], undefined, undefined, {
      ...toolLimits,
      calls: 3,
      proposals: 1,
    });
    await toolRunner.answer('qualify_contact', '{"id":"ann"}');
    expect((await toolRunner.answer('qualify_contact', '{"id":"ann"}')).json).toContain('No further proposal');
    await toolRunner.answer('find_contacts', '{"name":"Ann"}');
    expect((await toolRunner.answer('find_contacts', '{"name":"Ann"}')).json).toContain('All 3 calls are used');
    expect(toolRunner.proposals).toHaveLength(1);
    expect(toolRunner.evidence).toHaveLength(3);
  });

  it('runs nothing for input that its schema refuses, or for a name nobody offers', async () => {
    const run = vi.fn();
    const tool = defineTool({ ...findContacts, kind: 'read', run });
    const toolRunner = new ToolRunner([tool]);
    expect((await toolRunner.answer('find_contacts', '{"name":7}')).evidence.failed).toBe(true);
    expect((await toolRunner.answer('find_contacts', 'no json')).evidence.failed).toBe(true);
    expect((await toolRunner.answer('delete_everything', '{}')).json).toContain('no tool called delete_everything');
    expect(run).not.toHaveBeenCalled();
  });
});

it('the built-in engine looks things up too, before it writes', async () => {
  const input = v.object({ name: v.string(), facts: v.optional(v.string(), '') });
  const task = defineTask({
    kind: 'greeting',
    group: 'copy',
    title: 'Greeting',
    module: 'crm',
    risk: 'draft',
    pace: 'generation',
    reply: 'json',
    input,
    draft: contentDraft,
    output: v.object({ ...contentDraft.entries, ...scoredFields }),
    about: ({ name }) => name,
    async lookUp(asked, call) {
      const found = v.parse(
        v.array(v.object({ notes: v.string() })),
        await call('find_contacts', { name: asked.name }),
      );
      return { ...asked, facts: found.map(({ notes }) => notes).join() };
    },
    builtIn: ({ name, facts }) => ({ content: `Hello ${name}. ${facts}`, reasoning: '' }),
    prompt: () => ({ system: '', user: '' }),
    finish: (draft) => ({ ...draft, score: 0, basis: '' }),
    text: ({ content }) => content,
  });
  vi.useFakeTimers();
  const toolRunner = new ToolRunner([findContacts]);
  const draft = builtInEngine.run({
    task,
    input: { name: 'Ann' },
    context: { businessName: '', industry: '', brandVoice: '' },
    prompt: { system: '', user: '' },
    revision: undefined,
    toolRunner,
    signal: undefined,
    onPartial: () => {},
    onDraft: () => {},
    onStage: () => {},
    onProgress: () => {},
  });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect((await draft).draft).toMatchObject({ content: 'Hello Ann. Prefers oak' });
  expect(toolRunner.evidence).toMatchObject([{ tool: 'find_contacts' }]);
});
