import { type AiTool, defineTool } from '@steps/platform';
import { keptNotices } from '@steps/platform/ui';
import { openMemoryStore, provideAiTools } from '@steps/testing';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { briefingInterval, watchBriefing } from './briefingNotice';

const findRecords = (totals: Readonly<Record<string, number>>) =>
  defineTool({
    kind: 'read',
    name: 'find_records',
    description: 'Finds records.',
    input: v.looseObject({ noun: v.string(), where: v.array(v.looseObject({ field: v.string() })) }),
    run: ({ noun, where }) => {
      const overdue = where.some(({ field }) => field === 'timing') || noun !== 'tasks';
      return { total: overdue ? (totals[noun] ?? 0) : 0, records: [] };
    },
  });
const offer = (tools: readonly AiTool[]) =>
  provideAiTools({
    remote: 'CRM',
    tools: tools.map(({ name, kind }) => ({ name, kind, label: name, module: 'crm' })),
    load: async () => tools,
  });
const notices = () => keptNotices().map(({ id, text }) => `${id}: ${text}`);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(2026, 10, 3, 9) });
  await openMemoryStore();
});
afterEach(() => {
  vi.useRealTimers();
  offer([]);
});

it('gives one notice a day of what is due and waiting, and removes that of yesterday', async () => {
  offer([findRecords({ tasks: 2, meetings: 1 })]);
  const stop = watchBriefing();
  await vi.waitFor(() => expect(notices()).toEqual(['briefing 2026-11-03: 2 overdue tasks, 1 meeting']));
  vi.setSystemTime(new Date(2026, 10, 4, 9));
  vi.advanceTimersByTime(briefingInterval);
  await vi.waitFor(() => expect(notices()).toEqual(['briefing 2026-11-04: 2 overdue tasks, 1 meeting']));
  stop();
});

it('says nothing where nothing is due, or the records cannot be asked', async () => {
  const asked = vi.fn(() => ({ total: 0, records: [] }));
  offer([{ ...findRecords({}), kind: 'read', run: asked }]);
  const stop = watchBriefing();
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(6));
  stop();
  expect(notices()).toEqual([]);
});
