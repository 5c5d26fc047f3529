import { addDays, dayId, foldText } from '@steps/shared';
import { readNumber, readPence } from '@steps/shared/numbers';
import { dateField } from './dateField';
import type { Period } from './period';
import type { Condition, Found, KnownValues, Noun } from './question';
import { money } from './wording';

interface Reading {
  /** In lower case. */
  readonly text: string;
  readonly question: string;
  readonly noun: Noun;
  readonly known: KnownValues;
  readonly names: readonly Found[];
  readonly period: Period | undefined;
  readonly now: Date;
}

interface ReadConditions {
  readonly where: readonly Condition[];
  readonly words: readonly string[];
}

const is = (field: string, value: string | number): Condition => ({ field, op: 'is', value });

/** The conditions that a question puts on its records, with the words that the answer says them in. */
export function readConditions(reading: Reading): ReadConditions {
  const where: Condition[] = [];
  const words: string[] = [];
  const add = (said: string, ...conditions: readonly Condition[]) => {
    where.push(...conditions);
    if (said) words.push(said);
  };
  readState(reading, add);
  readValues(reading, add);
  readNames(reading, add);
  readAmounts(reading, add);
  readGaps(reading, add);
  readPeriod(reading, add);
  return { where, words };
}

type Add = (said: string, ...conditions: readonly Condition[]) => void;

function readState({ text: whole, noun, known }: Reading, add: Add): void {
  // “Cold call” is where somebody comes from, and says nothing of how warm they are.
  const text = known.sources.reduce((words, source) => words.replaceAll(foldText(source), ''), whole);
  const says = (pattern: RegExp) => pattern.test(text);
  if (noun === 'deals') {
    if (says(/\bwon\b|\bclosed-won\b|\brevenue\b|\bwin\b/) && !says(/\blost\b/)) add('won', is('state', 'won'));
    else if (says(/\blost\b|\blose\b|\blosing\b/) && !says(/\bwon\b/)) add('lost', is('state', 'lost'));
    else if (
      says(
        /\bopen\b|\bpipeline\b|\bclos(?:e|es|ing)\b|\bactive\b|\bin progress\b|\bno next step\b|\bwithout a next step\b/,
      )
    )
      add('open', is('state', 'open'));
  }
  if (noun === 'tasks') {
    if (says(/\boverdue\b|\blate\b/)) add('overdue', is('timing', 'overdue'));
    else if (says(/\b(done|completed|finished)\b/)) add('done', is('state', 'done'));
    else add('open', is('state', 'open'));
  }
  if (noun === 'tickets') {
    const status = ['waiting', 'solved', 'closed'].find((one) => says(new RegExp(`\\b${one}\\b`)));
    if (
      says(/\bunanswered\b|\bno (?:answer|reply)\b|\bwaiting for (?:an answer|a reply|us)\b|\bnot (?:been )?answered\b/)
    ) {
      add('unanswered', is('reply', 'unanswered'), is('state', 'open'));
    } else if (status) add(status, is('status', status));
    else if (says(/\bresolved\b|\bdone\b/)) add('done', is('state', 'done'));
    else if (says(/\bopen\b|\bunsolved\b|\bunresolved\b|\bactive\b|\bleft\b/)) add('open', is('state', 'open'));
    const priority = ['urgent', 'high', 'normal', 'low'].find((one) =>
      says(one === 'urgent' ? /\burgent\b/ : new RegExp(`\\b${one}[- ]priority\\b|priority ${one}\\b`)),
    );
    if (priority) add(priority === 'urgent' ? 'urgent' : `${priority}-priority`, is('priority', priority));
  }
  if (noun === 'meetings') {
    if (says(/\b(upcoming|next|coming|ahead|planned|scheduled|will)\b/) || /^when (?:is|am|are|do)\b/.test(text))
      add('coming', is('state', 'ahead'));
    else if (says(/\b(past|held|previous)\b/)) add('past', is('state', 'past'));
    if (says(/\bdemos?\b/)) add('demo', is('kind', 'demo'));
  }
  if (noun === 'activities') {
    const type = (['call', 'email', 'meeting', 'note'] as const).find((one) => says(new RegExp(`\\b${one}s?\\b`)));
    if (type) add(`of the kind ${type}`, is('type', type));
  }
  if (noun === 'contacts') {
    const temperature = ['hot', 'warm', 'cold'].find(
      (one) => says(new RegExp(`\\b${one}\\b`)) && !says(new RegExp(`\\b${one} leads?\\b`)),
    );
    if (temperature) add(temperature, is('temperature', temperature));
  }
  if (noun === 'companies') {
    const status = (
      [
        ['active', /\bactive\b/],
        ['prospect', /\bprospects?\b/],
        ['partner', /\bpartners?\b/],
        ['churned', /\bchurned\b|\blost\b/],
      ] as const
    ).find(([, words]) => says(words))?.[0];
    if (status) add(status, { field: 'status', op: 'contains', value: status });
    const size = (['startup', 'small', 'medium', 'large', 'enterprise'] as const).find((one) =>
      says(new RegExp(`\\b${one}s?\\b`)),
    );
    if (size && !says(/\b(?:how|as) large\b/))
      add(size, { field: 'size', op: 'contains', value: size === 'enterprise' ? 'global enterprise' : size });
  }
}

/** Values in use that the question names. */
function readValues({ text, noun, known }: Reading, add: Add): void {
  const named = (values: readonly string[]) =>
    [...values].sort((one, other) => other.length - one.length).find((value) => hasWords(text, value));
  if (noun === 'deals') {
    const stage = named(known.stages.filter((label) => !/^(won|lost|new)$/i.test(label)));
    const isNew = /\bin (?:the )?(?:stage )?new\b|\bstage new\b|\bnew stage\b/.test(text) ? 'New' : undefined;
    const found =
      stage ?? (/\bproposals?\b/.test(text) ? known.stages.find((label) => /^proposal/i.test(label)) : isNew);
    if (found) add(`in ${found}`, is('stage', found));
    const reason = /\blost\b/.test(text) ? named(known.lostReasons) : undefined;
    if (reason) add(`because of ${reason}`, is('lostReason', reason));
  }
  if (noun === 'contacts') {
    const status = named(known.contactStatuses) ?? known.contactStatuses.find((one) => hasWords(text, `${one}s`));
    if (status) add(`with the status ${status}`, is('status', status));
  }
  const tags = { contacts: known.contactTags, companies: known.companyTags, tickets: known.ticketTags }[
    noun as 'contacts'
  ];
  const tag = tags && named(tags);
  if (tag) add(`tagged ${tag}`, is('tags', tag));
  if (noun === 'contacts' || noun === 'deals') {
    const source = named(known.sources) ?? known.sources.find((one) => hasWords(text, `${one}s`));
    if (source && /\b(?:from|via|through|by|source|came|come)\b/.test(text))
      add(`from ${source}`, is('source', source));
  }
  if (noun === 'contacts' || noun === 'companies' || noun === 'deals') {
    const industry = named(known.industries);
    if (industry && !tag) add(`in ${industry}`, is('industry', industry));
  }
  if (noun === 'contacts' || noun === 'companies') {
    const location = named(known.locations);
    if (location) add(`in ${location}`, is('location', location));
  }
  const owner = /\b(?:own(?:s|ed|er)?|belong|assigned|looks? after)\b/.test(text) ? named(known.owners) : undefined;
  if (owner && noun !== 'meetings') add(`of ${owner}`, is(noun === 'tickets' ? 'assignee' : 'owner', owner));
}

/** Whole words, whatever the case. */
const hasWords = (text: string, words: string): boolean =>
  words.length > 1 &&
  new RegExp(`(?<![\\p{L}\\d])${foldText(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(
    text,
  );

function readNames({ text, noun, names }: Reading, add: Add): void {
  const isOwner = /\b(?:own(?:s|ed)|assigned|looks? after)\b/.test(text);
  const company = names.find((record) => record.noun === 'companies');
  const contact = names.find((record) => record.noun === 'contacts');
  if (company && noun !== 'companies')
    add(noun === 'contacts' ? `at ${company.title}` : `for ${company.title}`, is('company', company.title));
  else if (contact && noun !== 'contacts' && noun !== 'companies' && !isOwner)
    add(`with ${contact.title}`, is('contact', contact.title));
}

const amountPattern = String.raw`(?:[a-z]{0,2}\p{Sc}|(?:chf|eur|gbp|usd|kr)\b)?\s?(\p{Nd}(?:[\p{Nd}.,’']|[ \u00a0\u202f](?=\p{Nd}{3}(?!\p{Nd})))*)\s?(k|m|thousand|million)?(?![\p{L}\p{Nd}])`;

function pounds([, figure = '', unit = '']: RegExpExecArray | RegExpMatchArray): number {
  const factor = /^(k|thousand)$/.test(unit) ? 1_000 : /^(m|million)$/.test(unit) ? 1_000_000 : 1;
  const figures = figure.replace(/[.,’']+$/, '');
  return (readNumber(figures) ?? (readPence(figures) ?? Number.NaN) / 100) * factor;
}

function readAmounts({ text, noun }: Reading, add: Add): void {
  const isScore = /\bscores?d?\b/.test(text) && (noun === 'contacts' || noun === 'companies');
  const field = isScore ? 'score' : noun === 'deals' ? 'value' : undefined;
  if (!field) return;
  const shown = (value: number) => (isScore ? String(value) : money(value));
  const between = new RegExp(`\\bbetween ${amountPattern} and ${amountPattern}`, 'u').exec(text);
  if (between && !Number.isNaN(pounds(between))) {
    const [low, high] = [pounds(between), pounds([between[0] ?? '', between[3] ?? '', between[4] ?? ''])];
    add(
      `between ${shown(low)} and ${shown(high)}`,
      { field, op: 'at-least', value: low },
      { field, op: 'at-most', value: high },
    );
    return;
  }
  const bounds: readonly (readonly [op: string, said: string, words: string])[] = [
    ['at-least', 'of at least', '(?:at least|from|minimum(?: of)?|or more than)'],
    [
      'above',
      'over',
      '(?:over|above|more than|greater than|bigger than|larger than|worth more than|exceeding|higher than)',
    ],
    ['at-most', 'of at most', '(?:at most|up to|maximum(?: of)?|no more than)'],
    ['below', 'under', '(?:under|below|less than|smaller than|cheaper than|worth less than|lower than)'],
  ];
  for (const [op, said, words] of bounds) {
    const found = new RegExp(`(?<!no )\\b${words} ${amountPattern}(?! (?:days?|weeks?|months?|years?)\\b)`, 'u').exec(
      text,
    );
    if (!found || Number.isNaN(pounds(found))) continue;
    add(`${said} ${shown(pounds(found))}`, { field, op, value: pounds(found) });
    return;
  }
}

const gaps: readonly (readonly [field: string, words: string, nouns: readonly Noun[]])[] = [
  ['phone', '(?:tele)?phone(?: number)?s?', ['contacts', 'companies']],
  ['email', 'e-?mail(?: address(?:es)?)?s?', ['contacts', 'companies']],
  ['company', 'compan(?:y|ies)', ['contacts', 'deals']],
  ['owner', 'owners?', ['contacts', 'companies', 'deals']],
  ['tags', 'tags?', ['contacts', 'companies']],
  ['nextStep', 'next steps?', ['deals']],
  ['closeDate', 'clos(?:e|ing) dates?', ['deals']],
  ['dueDate', 'due dates?', ['tasks']],
  ['title', 'job titles?', ['contacts']],
  ['website', 'websites?', ['companies']],
  ['source', 'sources?', ['contacts', 'deals']],
];

function readGaps({ text, noun }: Reading, add: Add): void {
  for (const [field, words, nouns] of gaps) {
    if (!nouns.includes(noun)) continue;
    const label = /tags/.test(field) ? 'tags' : field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    if (
      new RegExp(
        `\\b(?:no|without|missing|lacks?|lacking|don't have|do not have|doesn't have|have no|has no)(?: an?| any| the| their)? ${words}\\b`,
      ).test(text)
    ) {
      add(`with no ${label}`, { field, op: 'empty' });
    }
  }
}

/** Days without contact after which somebody has gone quiet, where the question names none. */
const quietDays = 14;

function readPeriod({ text, noun, period, now }: Reading, add: Add): void {
  const isQuiet =
    noun === 'contacts' &&
    /\b(quiet|silent|not (?:been )?(?:contacted|spoken|heard)|haven't|have not|hasn't|lost touch|out of touch|no contact)\b/.test(
      text,
    );
  if (isQuiet) {
    const days =
      /\b(?:in|for)(?: over| more than| at least)? (?:the last |the past )?(\d+|two|three|four|six) (day|week|month)s?\b/.exec(
        text,
      );
    const count = { two: 2, three: 3, four: 4, six: 6 }[days?.[1] ?? ''] ?? Number(days?.[1] ?? quietDays);
    const unit = { day: 1, week: 7, month: 30 }[days?.[2] as 'day'] ?? 1;
    const since = period?.from && !days ? period.from : addDays(dayId(now), -count * unit);
    const limit = addDays(since, -1);
    add(days || !period ? `not contacted for ${count * unit} days` : `not contacted ${period.words}`, {
      field: 'lastContact',
      op: 'until',
      value: limit,
    });
    return;
  }
  if (!period) return;
  const field = dateField(noun, text);
  const verb =
    {
      createdAt: 'added',
      closeDate: 'closing',
      dueDate: 'due',
      lastContact: 'contacted',
      resolvedAt: 'resolved',
      completedAt: 'completed',
    }[field] ?? '';
  add(
    [verb, period.words].filter(Boolean).join(' '),
    ...(period.from ? [{ field, op: 'from', value: period.from }] : []),
    ...(period.until ? [{ field, op: 'until', value: period.until }] : []),
  );
}
