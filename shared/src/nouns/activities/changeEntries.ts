import { formatPence } from '../../core/money';
import type { RowChange } from '../../core/storage/port';
import type { RowEdit } from '../../core/store/history';
import type { Origin } from '../../core/store/origin';
import { newId, put, sameValue, stamp } from '../../core/store/recordChange';
import { stageOf } from '../deals/dealRules';
import { currentStages } from '../deals/pipeline';
import { type Activity, activities } from './activity';

/** Longest value written into an entry, in characters; the record itself keeps the whole text. */
const longestValue = 200;

/** Records whose field changes are written into the timeline, and how an entry points to them. */
const links: Readonly<Record<string, (record: Fields) => Partial<Activity>>> = {
  contacts: (contact) => ({ contactId: String(contact.id), ...linkTo(contact, 'companyId') }),
  companies: (company) => ({ companyId: String(company.id) }),
  deals: (deal) => ({ dealId: String(deal.id), ...linkTo(deal, 'contactId'), ...linkTo(deal, 'companyId') }),
};

/** The fields that are told, with their names in the interface; custom properties are told by their own names. */
const names: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  title: 'job title',
  company: 'company',
  role: 'role',
  status: 'status',
  temperature: 'temperature',
  score: 'score',
  tags: 'tags',
  lists: 'lists',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  website: 'website',
  address: 'address',
  location: 'location',
  industry: 'industry',
  size: 'size',
  revenue: 'revenue',
  description: 'description',
  source: 'source',
  owner: 'owner',
  notes: 'notes',
  stage: 'stage',
  valuePence: 'value',
  closeDate: 'close date',
  lostReason: 'lost reason',
  nextStep: 'next step',
  archivedAt: 'archive',
};

interface Line {
  readonly name: string;
  readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The timeline entries (activities of type `change`) that tell what these edits changed in contacts, companies and deals. */
export function changeEntries(edits: readonly RowEdit[], origin: Origin): RowChange[] {
  const at = stamp();
  return edits.flatMap((edit) => {
    const linkOf = links[edit.collection];
    if (!linkOf || !edit.before || !edit.after) return [];
    // Only checked records reach the store's edits.
    const [before, after] = [edit.before as Fields, edit.after as Fields];
    const lines = changedLines(before, after);
    if (lines.length === 0) return [];
    const entry: Activity = {
      ...linkOf(after),
      id: newId('activity'),
      type: 'change',
      subject: `${capital(lines.map(({ name }) => name).join(', '))} changed`,
      body: lines.map(({ name, text }) => `${capital(name)}: ${text}`).join('\n'),
      owner: origin.by === 'ai' ? 'AI result, approved' : '',
      outcome: '',
      pinned: false,
      createdAt: at,
      updatedAt: at,
    };
    return [put(activities, entry)];
  });
}

function changedLines(before: Fields, after: Fields): Line[] {
  const plain = Object.entries(names).flatMap(([field, name]) => {
    if (sameValue(before[field], after[field])) return [];
    // A company that was renamed tells so itself; its contacts only follow.
    if (field === 'company' && before.companyId && before.companyId === after.companyId) return [];
    if (field === 'archivedAt') return [{ name, text: after[field] ? 'put into the archive' : 'brought back' }];
    return [{ name, text: difference(field, before[field], after[field]) }];
  });
  const [one, other] = [asFields(before.properties), asFields(after.properties)];
  const own = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => !sameValue(one[name], other[name]))
    .map((name) => ({ name, text: difference(name, one[name], other[name]) }));
  return [...plain, ...own];
}

function difference(field: string, before: unknown, after: unknown): string {
  if (Array.isArray(after)) return listChange(Array.isArray(before) ? before : [], after);
  return `${shown(field, before)} → ${shown(field, after)}`;
}

/** Without the names that every object has: a property may be called `toString`. */
const asFields = (value: unknown): Fields => Object.assign(Object.create(null), value);

function listChange(before: readonly unknown[], after: readonly unknown[]): string {
  const added = after.filter((value) => !before.includes(value)).map((value) => `+ ${value}`);
  const removed = before.filter((value) => !after.includes(value)).map((value) => `− ${value}`);
  return [...added, ...removed].join(', ') || 'another order';
}

function shown(field: string, value: unknown): string {
  if (value === undefined || value === '') return 'not set';
  if (field === 'valuePence' && typeof value === 'number') return formatPence(value);
  const text = field === 'stage' ? stageOf(String(value), currentStages()).label : String(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

const linkTo = (record: Fields, key: 'contactId' | 'companyId'): Partial<Activity> =>
  typeof record[key] === 'string' ? { [key]: record[key] } : {};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
