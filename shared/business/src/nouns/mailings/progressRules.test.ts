import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MailingProgress } from './mailingProgress';
import { freshProgress, isThrough, nextWaiting, takenOver, withOutcome } from './progressRules';

const chunk = {
  id: 'm.0',
  mailingId: 'm',
  recipients: Array(5).fill({ address: 'a@example.com', letter: 0, values: [] }),
};
const fresh: MailingProgress = { ...freshProgress(chunk), by: 'office.1', at: '' };

it('the recipient whose email was being sent when a post office was stopped is in doubt, and nobody else', () => {
  const stopped = { ...withOutcome({ ...fresh, now: 0 }, 0, 'sent'), now: 1 };
  expect(takenOver(stopped)).toMatchObject({ signs: 'sd...' });
  expect(takenOver(stopped).now).toBeUndefined();
  expect(takenOver(fresh)).toBe(fresh);
});

it('continues with those who wait, then returns to those whom the server asked to try again', () => {
  const later = withOutcome(withOutcome(fresh, 0, 'later'), 1, 'sent');
  expect([nextWaiting(later, 0, false), nextWaiting(later, 0, true), nextWaiting(later, 5, true)]).toEqual([
    2,
    0,
    undefined,
  ]);
  expect(isThrough(later)).toBe(false);
});

it('keeps what the server said of the last twenty that it refused', () => {
  const many = { ...fresh, signs: '.'.repeat(100) };
  const all = Array.from({ length: 100 }, (_, nth) => nth).reduce(
    (progress, nth) => withOutcome(progress, nth, 'failed', `No ${nth} ${'x'.repeat(500)}`),
    many,
  );
  expect(Object.keys(all.said)).toHaveLength(20);
  expect(all.said[99]).toHaveLength(200);
  expect(isThrough(all)).toBe(true);
});

it('an outcome changes the letter of its recipient and no other', () => {
  expect(fresh.signs).toBe('.....');
  const outcome = fc.constantFrom('sent', 'failed', 'bounced', 'later', 'optedOut', 'doubtful');
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), outcome)), (noted) => {
      const last = new Map<number, string>();
      let progress = fresh;
      for (const [nth, what] of noted) {
        const others = [...progress.signs].filter((_, at) => at !== nth).join('');
        progress = withOutcome(progress, nth, what as 'sent');
        if ([...progress.signs].filter((_, at) => at !== nth).join('') !== others) return false;
        last.set(nth, what);
      }
      return progress.signs.length === 5 && [...progress.signs].filter((sign) => sign !== '.').length === last.size;
    }),
  );
});
