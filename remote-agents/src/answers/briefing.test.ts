import { expect, it } from 'vitest';
import { briefingText, lastWorkingDay, readBriefing } from './briefing';

const monday = new Date(2026, 10, 23, 8, 30);
const tools = new Set(['find_records', 'waiting_reviews']);
const record = { title: 'Ring *Ann*', detail: 'due today', href: '/crm/contacts/ann' };

it('on a Monday what changed since Friday is new, on other days since the day before', () => {
  expect(lastWorkingDay(monday)).toEqual({ day: '2026-11-20', words: 'Friday' });
  expect(lastWorkingDay(new Date(2026, 10, 22))).toEqual({ day: '2026-11-20', words: 'Friday' });
  expect(lastWorkingDay(new Date(2026, 10, 21))).toEqual({ day: '2026-11-20', words: 'yesterday' });
  expect(lastWorkingDay(new Date(2026, 10, 25))).toEqual({ day: '2026-11-24', words: 'yesterday' });
});

it('asks for what is late, today, waiting and changed, and leaves out what has nothing in it', async () => {
  const asked: unknown[] = [];
  const parts = await readBriefing({
    now: monday,
    tools,
    async call(name, input) {
      asked.push(input);
      if (name === 'waiting_reviews') return { total: 4, href: '/?module=human-loop' };
      const { noun, where } = input as { noun?: string; where: { field: string }[] };
      const isMoved = noun === 'deals' && where[0]?.field !== 'needs';
      return isMoved || noun === 'tickets' ? { total: 0, records: [] } : { total: 1, records: [record] };
    },
  });
  expect(parts.map(({ group, heading }) => `${group}: ${heading}`)).toEqual([
    'due: Start with what is late',
    'due: Today’s meetings',
    'due: Due today',
    'waiting: Deals with no next step',
    'waiting: Waiting for your review',
    'changed: New since Friday',
  ]);
  expect(asked).toContainEqual(
    expect.objectContaining({ noun: 'contacts', where: [{ field: 'createdAt', op: 'from', value: '2026-11-20' }] }),
  );
});

it('says it in the chat with names that are no Markdown', async () => {
  const part = { group: 'due', heading: 'Due today', noun: 'task', total: 5, records: [record], href: '/x' } as const;
  expect(briefingText([part])).toBe(
    '**Due today** (5 tasks)\n\n- [Ring \\*Ann\\*](/crm/contacts/ann) · due today\n- 4 more',
  );
  expect(briefingText([])).toContain('Nothing is due, waiting or late today, and nothing has changed.');
});
