import { expect, it } from 'vitest';
import { blankActivity } from './activityDraftRules';
import { composedActivity, hasSubject } from './composerRules';

const draft = { ...blankActivity, type: 'call' as const };

it('an outcome alone is enough for a call, and only a call has one', () => {
  expect(composedActivity({ ...draft, outcome: 'No answer' })).toMatchObject({ subject: 'Call', outcome: 'No answer' });
  expect(composedActivity({ ...draft, outcome: 'Spoke', body: 'Oak' })).toMatchObject({ subject: '', body: 'Oak' });
  expect(composedActivity({ ...draft, type: 'note', body: 'Oak', outcome: 'No answer' })).toMatchObject({
    outcome: '',
  });
});

it('a typed subject stays visible under every tab', () => {
  expect(hasSubject(draft)).toBe(false);
  expect(hasSubject({ ...draft, type: 'email' })).toBe(true);
  expect(hasSubject({ ...draft, subject: 'Prices' })).toBe(true);
});
