import { RuleError, sameText, startOfOwnDay } from '@steps/platform';
import { numberText } from '@steps/platform/numbers';
import { companySizeLabels, companyStatusLabels } from '../nouns/companyRules';
import { statusLabel } from '../nouns/contactWords';
import type { ScoreNoun, ScoreRule, ScoreTest } from './score';

/** What the rules look at. Costly answers are worked out only when a rule needs them. */
export interface ScoreSubject {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
  readonly hasOpenDeal: () => boolean;
  /** UTC, ISO 8601. */
  readonly lastTouch: () => string | undefined;
  /** How many contacts a company has; 0 for a contact. */
  readonly people: () => number;
}

/** One rule, and whether it applies to a record. */
export interface ScoreLine {
  readonly rule: ScoreRule;
  readonly applies: boolean;
}

/** Fields that a rule can test, with the names that pages use. */
export const scoreFields: Readonly<Record<ScoreNoun, Readonly<Record<string, string>>>> = {
  contact: {
    email: 'an email',
    phone: 'a phone',
    title: 'a job title',
    company: 'a company',
    linkedin: 'a LinkedIn profile',
    website: 'a website',
    address: 'an address',
  },
  company: {
    email: 'an email',
    phone: 'a phone',
    website: 'a website',
    industry: 'an industry',
    location: 'a location',
    linkedin: 'a LinkedIn page',
  },
};

const nouns: Readonly<Record<ScoreTest, readonly ScoreNoun[]>> = {
  has: ['contact', 'company'],
  'title-says': ['contact'],
  status: ['contact', 'company'],
  temperature: ['contact'],
  size: ['company'],
  tag: ['contact', 'company'],
  'open-deal': ['contact', 'company'],
  touched: ['contact', 'company'],
  people: ['company'],
};

/** The tests of a noun, in words for choosing one. */
export const testLabels: Readonly<Record<ScoreTest, string>> = {
  has: 'Has a value for',
  'title-says': 'Job title says one of',
  status: 'Status is',
  temperature: 'Temperature is',
  size: 'Size is',
  tag: 'Is tagged',
  'open-deal': 'Has an open deal',
  touched: 'In touch within the last',
  people: 'Has at least this many contacts',
};

/** The tests that make sense for a noun. */
export const testsOf = (noun: ScoreNoun): ScoreTest[] =>
  (Object.keys(nouns) as ScoreTest[]).filter((test) => nouns[test].includes(noun));

/** Each rule with whether it applies; `now` decides what is recent. */
export function scoreLines(rules: readonly ScoreRule[], subject: ScoreSubject, now: string): ScoreLine[] {
  return rules.map((rule) => ({ rule, applies: applies(rule, subject, now) }));
}

/** The score by the rules: the sum of the points that apply, kept between 0 and 100. */
export function totalOf(lines: readonly ScoreLine[]): number {
  const sum = lines.reduce((points, line) => points + (line.applies ? line.rule.points : 0), 0);
  return Math.min(100, Math.max(0, sum));
}

/** A rule in words: "Has an email", "In touch within 30 days". */
export function ruleText({ test, value }: ScoreRule, noun: ScoreNoun): string {
  switch (test) {
    case 'has':
      return `Has ${scoreFields[noun][value] ?? value}`;
    case 'title-says':
      return `Job title says ${value}`;
    case 'status':
      return `Status is ${noun === 'contact' ? statusLabel(value) : labelIn(companyStatusLabels, value)}`;
    case 'temperature':
      return `Temperature is ${value}`;
    case 'size':
      return `Size is ${labelIn(companySizeLabels, value)}`;
    case 'tag':
      return `Tagged ${value}`;
    case 'open-deal':
      return 'Has an open deal';
    case 'touched':
      return `In touch within ${value} ${value === '1' ? 'day' : 'days'}`;
    default:
      return `Has ${value} or more contacts`;
  }
}

/** The rule if it is valid. `RuleError` with what is missing or out of range. */
export function checkedRule(rule: ScoreRule): ScoreRule {
  const value = rule.value.trim();
  if (!Number.isInteger(rule.points) || rule.points === 0 || Math.abs(rule.points) > 100) {
    throw new RuleError(`Enter whole points from -100 to 100 except 0, not ${rule.points}.`);
  }
  if (rule.test === 'open-deal') return { ...rule, value: '' };
  if (rule.test === 'touched' || rule.test === 'people') {
    const count = numberText.read(value, { whole: true, min: 1, max: 9999 });
    if (count === undefined) throw new RuleError(`Enter a whole number from 1 to 9999, not “${value}”.`);
    return { ...rule, value: String(count) };
  }
  if (rule.test === 'title-says' && wordsOf(value).length === 0)
    throw new RuleError('Enter at least one word; there is none.');
  if (!value) throw new RuleError('Choose something to compare with; it is empty.');
  return { ...rule, value };
}

/** Typed points ("10", "+10", "-5", "−5") as a number. `RuleError` for anything else. */
export function pointsFrom(typed: string): number {
  const points = numberText.read(typed, { whole: true, min: -999, max: 999 });
  if (points !== undefined) return points;
  throw new RuleError(`Enter whole points such as 10 or -5, not “${typed.trim()}”.`);
}

/** Points with their sign: "+10", "−5". */
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

function applies({ test, value }: ScoreRule, subject: ScoreSubject, now: string): boolean {
  switch (test) {
    case 'has':
      return textOf(subject, value).trim() !== '';
    case 'title-says': {
      const title = plainWords(textOf(subject, 'title'));
      return wordsOf(value).some((word) => title.includes(plainWords(word)));
    }
    case 'tag':
      return subject.tags.some((tag) => same(tag, value));
    case 'open-deal':
      return subject.hasOpenDeal();
    case 'touched': {
      const last = subject.lastTouch();
      // Times in UTC compare as text; a calendar library would take a second for 100,000 contacts.
      return last !== undefined && last <= now && last >= daysBefore(now, Number(value));
    }
    case 'people':
      return subject.people() >= Number(value);
    default:
      return same(textOf(subject, test), value);
  }
}

function textOf(subject: ScoreSubject, field: string): string {
  const value = Object.hasOwn(subject.fields, field) ? subject.fields[field] : '';
  return typeof value === 'string' ? value : '';
}

/** The start of the local day so many days ago: pages count in days too. */
function daysBefore(moment: string, days: number): string {
  const start = startOfOwnDay(moment, -days);
  return Number.isNaN(start.getTime()) ? moment : start.toISOString();
}

/** Words separated from each other: "head" is not in "Headington". */
const plainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const wordsOf = (value: string) => value.split(',').filter((word) => plainWords(word).trim());
const same = sameText;
const labelIn = (labels: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(labels, value) ? labels[value] : value;
