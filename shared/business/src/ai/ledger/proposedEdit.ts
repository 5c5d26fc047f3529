import { companies } from '../../nouns/companies/company';
import { contacts } from '../../nouns/contacts/contact';
import { deals } from '../../nouns/deals/deal';
import { currentStages } from '../../nouns/deals/dealStages';
import { type ProposedChange, type ProposedField, readableValue } from './proposedChange';

/** How a value of a proposal is entered; `fixed` is shown only. */
export type ProposedKind =
  | 'words'
  | 'moment'
  | 'day'
  | 'number'
  | 'pence'
  | 'stage'
  | 'contact'
  | 'company'
  | 'deal'
  | 'fixed';

/** A value of a proposal: one of its fields, or a record that a new one is tied to. */
export interface ProposedValue {
  readonly key: string;
  readonly label: string;
  readonly kind: ProposedKind;
  readonly value: unknown;
}

const ties = {
  contactId: { label: 'Contact', kind: 'contact', nameOf: (id: string) => contacts.get(id)?.name },
  companyId: { label: 'Company', kind: 'company', nameOf: (id: string) => companies.get(id)?.name },
  dealId: { label: 'Deal', kind: 'deal', nameOf: (id: string) => deals.get(id)?.name },
} as const;
type Tie = keyof typeof ties;
const isTie = (key: string): key is Tie => Object.hasOwn(ties, key);

/** A tie whose record is gone is shown by its id. */
const tieName = (key: Tie, id: string): string => ties[key].nameOf(id) ?? id;

function kindOf({ key, after }: ProposedField, collection: string): ProposedKind {
  if (isTie(key)) return ties[key].kind;
  if (key === 'stage' && collection === deals.name) return 'stage';
  if (typeof after === 'number') return key.endsWith('Pence') ? 'pence' : 'number';
  if (typeof after !== 'string') return 'fixed';
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(after)) return 'moment';
  return /^\d{4}-\d{2}-\d{2}$/.test(after) ? 'day' : 'words';
}

const tiesOf = ({ fields, rest = {} }: ProposedChange): readonly (readonly [Tie, string])[] =>
  Object.entries(rest).flatMap(([key, id]) =>
    isTie(key) && typeof id === 'string' && !fields.some((field) => field.key === key) ? [[key, id] as const] : [],
  );

/** What a person can change of a proposal, in its order: its fields, then the records that a new one is tied to. */
export const proposedValues = (change: ProposedChange): readonly ProposedValue[] => [
  ...change.fields.map((field) => ({
    key: field.key,
    label: field.label,
    kind: kindOf(field, change.collection),
    value: field.after,
  })),
  ...tiesOf(change).map(([key, value]) => ({ key, label: ties[key].label, kind: ties[key].kind, value })),
];

/** The rows of the difference: its fields, then what a new record is tied to, by name. */
export const proposedRows = (change: ProposedChange): readonly ProposedField[] => [
  ...change.fields,
  ...tiesOf(change).map(([key, id]) => ({ key, label: ties[key].label, after: id, afterText: tieName(key, id) })),
];

/** The stages that a proposal may be changed to: a lost deal needs the reason, which is a field of its own. */
export const stagesFor = ({ fields }: ProposedChange) =>
  currentStages().filter(({ kind }) => kind !== 'lost' || fields.some(({ key }) => key === 'lostReason'));

/** The proposal with one value changed, and what goes with it: the name of a stage, the company of a person, the end of a meeting. */
export function withValue(change: ProposedChange, key: string, value: unknown): ProposedChange {
  if (!change.fields.some((field) => field.key === key)) return withTie(change, key, value);
  const fields = change.fields.map((field) => {
    if (field.key === key) return { ...field, after: value, ...textOf(change, key, value) };
    const end = key === 'start' && field.key === 'end' ? movedEnd(change, value, field.after) : undefined;
    return end === undefined ? field : { ...field, after: end };
  });
  return { ...change, fields };
}

function textOf({ collection, fields }: ProposedChange, key: string, value: unknown): { afterText?: string } {
  if (isTie(key)) return { afterText: tieName(key, String(value ?? '')) };
  if (key === 'stage' && collection === deals.name) {
    return { afterText: currentStages().find(({ id }) => id === value)?.label ?? String(value) };
  }
  return fields.find((field) => field.key === key)?.afterText === undefined ? {} : { afterText: readableValue(value) };
}

/** A meeting that begins later takes as long as before. */
function movedEnd({ fields }: ProposedChange, start: unknown, end: unknown): string | undefined {
  const before = Date.parse(String(fields.find(({ key }) => key === 'start')?.after));
  const moved = Date.parse(String(end)) - before + Date.parse(String(start));
  return Number.isNaN(moved) ? undefined : new Date(moved).toISOString();
}

function withTie(change: ProposedChange, key: string, value: unknown): ProposedChange {
  const { [key]: _before, ...others } = change.rest ?? {};
  const rest: Record<string, unknown> = { ...others, ...(value ? { [key]: value } : {}) };
  if (key !== 'contactId') return { ...change, rest };
  const contact = contacts.get(String(value ?? ''));
  delete rest.companyId;
  if (contact?.companyId) rest.companyId = contact.companyId;
  if (Array.isArray(rest.attendees)) {
    rest.attendees = contact ? [{ name: contact.name, email: contact.email }] : [];
  }
  return { ...change, rest };
}

/** What keeps a changed proposal from being written; `undefined` when nothing does. */
export function proposedProblem(
  change: ProposedChange,
): { readonly key: string; readonly message: string } | undefined {
  for (const { key, label, kind, value } of proposedValues(change)) {
    if (kind === 'fixed' || (value !== undefined && value !== '')) continue;
    return { key, message: `Enter the ${label.toLowerCase()}; it is empty. To drop the proposal, discard it.` };
  }
  const at = (key: string) => change.fields.find((field) => field.key === key)?.after;
  const [start, end] = [at('start'), at('end')];
  if (typeof start === 'string' && typeof end === 'string' && end <= start) {
    return { key: 'end', message: 'Choose an end after the start.' };
  }
  return undefined;
}
