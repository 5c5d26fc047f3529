import { meeting } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { conflictsOf } from './conflictRules';

const at = (start: string, end: string, more = {}) =>
  meeting({ start: `2026-11-03T${start}:00.000Z`, end: `2026-11-03T${end}:00.000Z`, ...more });

describe('meetings at the same time', () => {
  const inside = at('14:40', '14:50', { id: 'inside' });
  const weekly = meeting({
    id: 'weekly',
    start: '2026-10-06T13:30:00.000Z',
    end: '2026-10-06T14:30:00.000Z',
    recurrence: 'FREQ=WEEKLY',
  });

  it('are those that take place then, recurring ones too, not what ends as it starts', () => {
    const others = [
      at('14:00', '14:30'),
      at('15:15', '16:00'),
      ...(['cancelled', 'no-show'] as const).map((status) => at('14:30', '15:00', { status })),
    ];
    const found = conflictsOf(at('14:30', '15:15', { id: 'new' }), [inside, { ...weekly }, ...others]);
    expect(found.map(({ series }) => series.id)).toEqual(['inside', 'weekly']);
  });

  it('are none for a meeting of the whole day, and a meeting is none for itself', () => {
    expect(conflictsOf({ ...inside, allDay: true }, [weekly])).toEqual([]);
    expect(conflictsOf(inside, [inside])).toEqual([]);
  });
});
