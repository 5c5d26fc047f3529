import { RuleError } from '@steps/platform';
import { contact } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultScoreRules, type ScoreRule, scoreTests } from './score';
import { checkedRule, pointsText, ruleText, type ScoreSubject, scoreLines, testsOf, totalOf } from './scoreRules';

const now = '2026-11-03T12:00:00.000Z';
const subject = (more: Partial<ScoreSubject> = {}): ScoreSubject => ({
  fields: contact(),
  tags: [],
  hasOpenDeal: () => false,
  lastTouch: () => undefined,
  people: () => 0,
  ...more,
});
const rule = (test: ScoreRule['test'], value: string, points = 10): ScoreRule => ({ id: test, test, value, points });
const holds = (one: ScoreRule, more: Partial<ScoreSubject>) => scoreLines([one], subject(more), now)[0]?.applies;

const anyRule = fc.record({
  id: fc.string(),
  test: fc.constantFrom(...scoreTests),
  value: fc.string(),
  points: fc.integer({ min: -100, max: 100 }),
});

describe('a score by rules', () => {
  it('is a whole number from 0 to 100, whatever the rules and the record', () => {
    fc.assert(
      fc.property(fc.array(anyRule), fc.array(fc.string()), fc.boolean(), fc.nat(), (rules, tags, deal, people) => {
        const lines = scoreLines(rules, subject({ tags, hasOpenDeal: () => deal, people: () => people }), now);
        const total = totalOf(lines);
        expect(Number.isInteger(total) && total >= 0 && total <= 100).toBe(true);
        expect(lines.map((line) => line.rule)).toEqual(rules);
      }),
    );
  });

  it('does not depend on the order of the rules', () => {
    fc.assert(
      fc.property(fc.array(anyRule), (rules) => {
        const score = (list: ScoreRule[]) => totalOf(scoreLines(list, subject({ tags: ['a'] }), now));
        expect(score(rules.toReversed())).toBe(score(rules));
      }),
    );
  });

  it('never falls when a rule with points is added', () => {
    fc.assert(
      fc.property(fc.array(anyRule), anyRule, (rules, more) => {
        const score = (list: ScoreRule[]) => totalOf(scoreLines(list, subject(), now));
        if (more.points > 0) expect(score([...rules, more])).toBeGreaterThanOrEqual(score(rules));
      }),
    );
  });
});

describe('a rule applies', () => {
  it('to a field that is filled', () => {
    expect(holds(rule('has', 'email'), { fields: { email: 'a@b.example' } })).toBe(true);
    expect(holds(rule('has', 'email'), { fields: { email: ' ' } })).toBe(false);
    expect(holds(rule('has', 'constructor'), { fields: {} })).toBe(false);
  });

  it('to whole words of the job title, whatever their case', () => {
    const says = rule('title-says', 'head, managing director');
    expect(holds(says, { fields: { title: 'Head of Sales' } })).toBe(true);
    expect(holds(says, { fields: { title: 'MANAGING-DIRECTOR' } })).toBe(true);
    expect(holds(says, { fields: { title: 'Headington branch' } })).toBe(false);
    expect(holds(rule('title-says', ', ,'), { fields: { title: 'Head' } })).toBe(false);
  });

  it.each([
    ['2026-10-04T09:00:00.000Z', true],
    ['2026-10-03T12:00:00.000Z', false],
    ['2026-11-04T12:00:00.000Z', false],
    [undefined, false],
  ])('if the last contact, %s, was within 30 days: %s', (last, expected) => {
    expect(holds(rule('touched', '30'), { lastTouch: () => last })).toBe(expected);
  });

  it('to tags and statuses whatever their case, and to counts of at least a number', () => {
    expect(holds(rule('tag', 'champion'), { tags: ['Champion'] })).toBe(true);
    expect(holds(rule('status', 'Customer'), { fields: { status: 'customer' } })).toBe(true);
    expect(holds(rule('people', '2'), { people: () => 2 })).toBe(true);
    expect(holds(rule('people', '2'), { people: () => 1 })).toBe(false);
  });
});

describe('a rule', () => {
  it('is refused with what is wrong', () => {
    expect(() => checkedRule(rule('has', 'email', 0))).toThrow('Enter whole points from -100 to 100 except 0');
    expect(() => checkedRule(rule('has', 'email', 10.5))).toThrow(RuleError);
    expect(() => checkedRule(rule('touched', 'soon'))).toThrow('Enter a whole number from 1 to 9999');
    expect(() => checkedRule(rule('title-says', ' , '))).toThrow('Enter at least one word');
    expect(() => checkedRule(rule('tag', ' '))).toThrow('Choose something to compare with');
  });

  it('reads as a sentence, its points with their sign', () => {
    expect(defaultScoreRules.contact.map((one) => ruleText(one, 'contact'))).toContain('Has a LinkedIn profile');
    expect(ruleText(rule('size', 'large'), 'company')).toBe('Size is Large Enterprise');
    expect(ruleText(rule('status', 'lead'), 'contact')).toBe('Status is Lead');
    expect(ruleText(rule('status', 'active'), 'company')).toBe('Status is Active');
    expect(ruleText(rule('touched', '1'), 'contact')).toBe('In touch within 1 day');
    expect([pointsText(5), pointsText(-5)]).toEqual(['+5', '−5']);
  });

  it('is one of the tests that make sense for its noun', () => {
    expect(testsOf('company')).not.toContain('temperature');
    for (const noun of ['contact', 'company'] as const) {
      for (const one of defaultScoreRules[noun]) {
        expect(testsOf(noun)).toContain(one.test);
        expect(checkedRule(one)).toEqual(one);
      }
    }
  });
});
