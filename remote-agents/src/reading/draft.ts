import type {
  Condition,
  FieldCondition,
  FieldWords,
  FoundRecord,
  NounWords,
  Query,
  Step,
} from '@steps/business/queries';
import type { Mention } from './lexicon';
import type { Role } from './roles';
import type { Asked } from './takeApart';

export interface FieldMention {
  readonly role: Extract<Role, { kind: 'field' }>;
  readonly mention: Mention;
  readonly not: boolean;
}
export interface ValueMention {
  readonly role: Extract<Role, { kind: 'value' }>;
  readonly mention: Mention;
  readonly not: boolean;
}

export interface RecordMention {
  readonly record: FoundRecord;
  readonly mention: Mention;
  readonly not: boolean;
}

/** A step to records of another noun, with where in the question it was said. */
export interface DraftStep {
  readonly relation: string;
  /** The other noun. */
  readonly noun: NounWords | undefined;
  has: 'some' | 'none';
  where: Step['where'];
  /** What its noun means as it was said: an opportunity is open. */
  narrower?: Readonly<Record<string, string>>;
  order?: Step['order'];
  limit?: number;
  /** How many of them each has to have: "with more than one ticket". */
  having?: Query['having'];
  readonly spots: number[];
  /** Whether its noun was said, not only something that was done: "called". */
  isNamed: boolean;
}

/** A reading while it is put together: what each word was taken for, and what of the query there is so far. */
export class Draft {
  readonly where: Condition[] = [];
  /** Where in the question each was said: its first and its last word. */
  readonly places = new Map<Condition, readonly [first: number, last: number]>();
  readonly steps: DraftStep[] = [];
  readonly show: string[] = [];
  readonly used: Set<number>;
  readonly left = new Set<number>();
  readonly values: ValueMention[] = [];
  /** Fields that nothing has used yet. */
  readonly free = new Set<FieldMention>();
  readonly records: RecordMention[] = [];
  /** Values that are asked of one record: is it solved. */
  readonly whether = new Set<Mention>();
  /** What each mention was taken for. */
  readonly taken: { readonly role: Role; readonly mention: Mention }[] = [];
  score = 0;
  /** Whether the noun was said, not only what belongs to it. */
  isNamed = false;
  /** What it means as it was said: an opportunity is open. */
  narrower: Readonly<Record<string, string>> = {};
  /** The date that days are said of where none is named. */
  date: string | undefined;
  period: Query['period'];
  compare: Query['compare'];
  measure: Query['measure'] = 'list';
  of: string | undefined;
  part: FieldCondition[] | undefined;
  group: string | undefined;
  every: Query['every'];
  having: Query['having'];
  per: string | undefined;
  order: Query['order'];
  limit: number | undefined;

  constructor(
    readonly asked: Asked,
    readonly noun: NounWords,
  ) {
    this.used = new Set(asked.used);
    this.limit = asked.phrases.limit;
  }

  /** Whether single records were named, by their titles or by words of them. */
  get isOfNamed(): boolean {
    return this.records.length > 0 || this.values.some(({ role }) => role.value.isPart && !role.via);
  }

  use({ from, to }: Mention, points: number): void {
    for (let at = from; at < to; at += 1) this.used.add(at);
    this.score += points * (to - from);
  }

  /** Words that have no place in this reading. */
  unuse(places: readonly number[] = []): void {
    for (const at of places) this.used.delete(at);
  }

  /** The same of words that are named, small as they may be. */
  leave(places: readonly number[] = []): void {
    this.unuse(places);
    for (const at of places) this.left.add(at);
  }

  /** Uses a field that was said; none where there is none. */
  take(one: FieldMention | undefined, points = 2): FieldWords | undefined {
    if (!one) return undefined;
    this.free.delete(one);
    this.use(one.mention, points);
    return one.role.field;
  }

  find = (fits: (one: FieldMention) => boolean): FieldMention | undefined => [...this.free].find(fits);
  field = (name: string | undefined): FieldWords | undefined => this.noun.fields.find((field) => field.name === name);

  put(condition: Condition, first: number, last = first): void {
    this.where.push(condition);
    this.places.set(condition, [first, last]);
  }

  /** The step to a relation that is said nearest to a word; a new one where there is none. */
  step(relation: string, at: number): DraftStep {
    const far = ({ spots }: DraftStep) => Math.min(...spots.map((spot) => (spot >= at ? spot - at : at - spot + 0.5)));
    const [nearest] = this.steps
      .filter((step) => step.relation === relation)
      .toSorted((one, other) => far(one) - far(other));
    return nearest ?? this.addStep(relation, at);
  }

  addStep(relation: string, at: number): DraftStep {
    const name = this.noun.relations[relation]?.noun;
    const noun = this.asked.lexicon.nouns.find((one) => one.name === name);
    const step: DraftStep = { relation, noun, has: 'some', where: [], spots: [at], isNamed: false };
    this.steps.push(step);
    return step;
  }

  /** Where conditions on a field that was said belong. */
  target = ({ role: { via }, mention }: FieldMention): Pick<Condition[], 'push'> =>
    via === undefined ? this.where : (this.step(via, mention.from).where as Condition[]);
}

export const isNumeric = ({ kind }: FieldWords): boolean => kind === 'number' || kind === 'pounds';
export const isDate = ({ kind }: FieldWords): boolean => kind === 'day' || kind === 'moment';
/** Whether a field of the noun itself was said. */
export const isOwn = ({ role }: FieldMention): boolean => role.via === undefined;
