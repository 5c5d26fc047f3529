import {
  activities,
  type Company,
  type Contact,
  companies,
  contacts,
  currentStages,
  deals,
  isOpenDeal,
  isTouch,
  touchedAt,
  usePipeline,
} from '@steps/business';
import {
  type Collection,
  commit,
  drop,
  newId,
  openStep,
  put,
  type RowChange,
  RuleError,
  sameText,
  stamp,
  useRecord,
  useVersion,
} from '@steps/platform';
import { updateCompany } from '../nouns/companyState';
import { updateContact } from '../nouns/contactState';
import { activitiesByCompany, contactsByCompany, dealsByCompany, dealsByContact } from '../nouns/recordLinks';
import { pauseLists } from '../records/recordTable/listPause';
import { defaultScoreRules, type ScoreNoun, type ScoreRule, scoreRuleSets } from './score';
import { checkedRule, ruleText, type ScoreLine, type ScoreSubject, scoreLines, totalOf } from './scoreRules';

export const scoreRulesOf = (noun: ScoreNoun): readonly ScoreRule[] =>
  scoreRuleSets.get(noun)?.rules ?? defaultScoreRules[noun];

/** The same in render. */
export const useScoreRules = (noun: ScoreNoun): readonly ScoreRule[] =>
  useRecord(scoreRuleSets, noun)?.rules ?? defaultScoreRules[noun];

/** Whether the rules of a noun differ from the defaults. */
export const useOwnScoreRules = (noun: ScoreNoun): boolean => useRecord(scoreRuleSets, noun) !== undefined;

/** Adds a rule. `RuleError` as `checkedRule`, or for one that is there already. */
export function addScoreRule(noun: ScoreNoun, rule: Omit<ScoreRule, 'id'>): void {
  const added = checkedRule({ ...rule, id: newId('rule') });
  const rules = scoreRulesOf(noun);
  checkNew(noun, rules, added);
  save(noun, `Add a score rule: ${ruleText(added, noun)}`, [...rules, added]);
}

/** Replaces a rule. `RuleError` as `addScoreRule`. */
export function changeScoreRule(noun: ScoreNoun, rule: ScoreRule): void {
  const changed = checkedRule(rule);
  const rules = scoreRulesOf(noun);
  const others = rules.filter(({ id }) => id !== rule.id);
  checkNew(noun, others, changed);
  const after = rules.map((known) => (known.id === rule.id ? changed : known));
  save(noun, `Change a score rule: ${ruleText(changed, noun)}`, after);
}

/** Removes a rule. */
export function removeScoreRule(noun: ScoreNoun, id: string): void {
  save(
    noun,
    'Remove a score rule',
    scoreRulesOf(noun).filter((rule) => rule.id !== id),
  );
}

/** Back to the rules of a new client. */
export const resetScoreRules = (noun: ScoreNoun): void =>
  commit({ label: `Use the default score rules of a ${noun}`, changes: [drop(scoreRuleSets, noun)] });

/** The changes that update rules after their tag was renamed; part of the step that renames it. */
export function tagRuleChanges(from: string, to: string): RowChange[] {
  return (['contact', 'company'] as const).flatMap((noun) => {
    const rules = scoreRulesOf(noun);
    const asks = ({ test, value }: ScoreRule) => test === 'tag' && sameText(value, from);
    if (!rules.some(asks)) return [];
    // Two tags that become one must not count twice.
    const others = rules.filter((rule) => !asks(rule));
    const taken = others.some(({ test, value }) => test === 'tag' && sameText(value, to));
    const after = taken ? others : rules.map((rule) => (asks(rule) ? { ...rule, value: to } : rule));
    return [put(scoreRuleSets, { id: noun, rules: [...after] })];
  });
}

/** Each rule with whether it applies to a record, in render. */
export function useScoreLines(noun: ScoreNoun, record: Contact | Company): ScoreLine[] {
  // The rules look at these collections; checking again is cheap.
  useVersion(deals);
  useVersion(contacts);
  useVersion(activities);
  usePipeline();
  return scoreLines(useScoreRules(noun), subjectOf(noun, record), stamp());
}

/** Sets the score of a record to that of the rules now, and returns it. */
export function applyRuleScore(noun: ScoreNoun, id: string): number {
  const record = (noun === 'contact' ? contacts : companies).get(id);
  if (!record) throw new RuleError(`This ${noun} no longer exists.`);
  const score = ruleScore(noun, record, stamp());
  if (noun === 'contact') updateContact(id, { score });
  else updateCompany(id, { score });
  return score;
}

/** The result of a recalculation, or what it would be. */
export interface ScoreChanges {
  /** How many records were looked at, and how many get another score. */
  readonly seen: number;
  readonly changed: number;
}

interface Run {
  /** Records done so far, of how many. */
  readonly onProgress?: (done: number, all: number) => void;
  readonly signal?: AbortSignal;
}

/** Records done between two pauses for the browser: about 10 ms. */
const chunk = 500;

/** Gives all contacts and companies the score of the rules: one undoable step, in parts so that the page stays usable. */
export async function recalculateScores({ onProgress, signal }: Run = {}): Promise<ScoreChanges> {
  const resume = pauseLists();
  const step = openStep('Recalculate all scores');
  const at = stamp();
  const ids = [
    ...contacts.all().map(({ id }) => ['contact', id] as const),
    ...companies.all().map(({ id }) => ['company', id] as const),
  ];
  let [seen, changed] = [0, 0];
  try {
    while (seen < ids.length && !signal?.aborted) {
      const part = ids.slice(seen, seen + chunk);
      const changes = part.flatMap(([noun, id]) => scored(noun, id, at) ?? []);
      step.commit(changes);
      seen += part.length;
      changed += changes.length;
      onProgress?.(seen, ids.length);
      if (seen < ids.length) await pause();
    }
  } finally {
    step.end();
    resume();
  }
  return { seen, changed };
}

/** How many records of a noun would get another score. `undefined` if it was aborted. */
export async function previewScores(noun: ScoreNoun, signal: AbortSignal): Promise<ScoreChanges | undefined> {
  const at = stamp();
  const all: readonly (Contact | Company)[] = noun === 'contact' ? contacts.all() : companies.all();
  let changed = 0;
  for (let start = 0; start < all.length; start += 4 * chunk) {
    if (start > 0) await pause();
    if (signal.aborted) return undefined;
    for (const record of all.slice(start, start + 4 * chunk)) {
      if (ruleScore(noun, record, at) !== record.score) changed++;
    }
  }
  return { seen: all.length, changed };
}

function scored(noun: ScoreNoun, id: string, at: string): RowChange | undefined {
  return noun === 'contact' ? scoredIn(contacts, noun, id, at) : scoredIn(companies, noun, id, at);
}

function scoredIn<T extends Contact | Company>(
  collection: Collection<T>,
  noun: ScoreNoun,
  id: string,
  at: string,
): RowChange | undefined {
  const record = collection.get(id);
  const score = record && ruleScore(noun, record, at);
  if (!record || score === record.score) return undefined;
  return put(collection, { ...record, score, updatedAt: at });
}

const ruleScore = (noun: ScoreNoun, record: Contact | Company, now: string): number =>
  totalOf(scoreLines(scoreRulesOf(noun), subjectOf(noun, record), now));

function subjectOf(noun: ScoreNoun, record: Contact | Company): ScoreSubject {
  const { id, tags } = record;
  const index = noun === 'contact' ? dealsByContact : dealsByCompany;
  return {
    fields: record,
    tags,
    hasOpenDeal: () => index.of(id).some((deal) => isOpenDeal(deal, currentStages())),
    lastTouch: () => ('lastContact' in record ? record.lastContact : noun === 'company' ? companyTouch(id) : undefined),
    people: () => (noun === 'company' ? contactsByCompany.count(id) : 0),
  };
}

/** When anybody at a company was last spoken or written to. */
function companyTouch(id: string): string | undefined {
  const now = stamp();
  const touches = activitiesByCompany.of(id).filter(isTouch).map(touchedAt);
  const people = contactsByCompany.of(id).map(({ lastContact }) => lastContact ?? '');
  return [...touches, ...people]
    .filter((at) => at && at <= now)
    .sort()
    .at(-1);
}

function checkNew(noun: ScoreNoun, others: readonly ScoreRule[], rule: ScoreRule): void {
  const twin = others.some(({ test, value }) => test === rule.test && sameText(value, rule.value));
  if (twin) throw new RuleError(`There is a rule “${ruleText(rule, noun)}” already. Change its points instead.`);
}

const save = (noun: ScoreNoun, label: string, rules: readonly ScoreRule[]): void =>
  commit({ label, changes: [put(scoreRuleSets, { id: noun, rules: [...rules] })] });

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
