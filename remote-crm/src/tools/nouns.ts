import {
  type Activity,
  activities,
  activitiesByDeal,
  addDays,
  type Company,
  type Contact,
  companies,
  companySizeLabels,
  companyStatusLabels,
  contacts,
  contactsByCompany,
  currentStages,
  type Deal,
  deals,
  displayedType,
  formatDay,
  formatPence,
  formatTime,
  isOverdue,
  ownDay,
  ownZone,
  shownAt,
  stageOf,
} from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { lastTouch } from '../deals/attentionRules';
import { type CatalogueKind, fieldsOf } from '../ground/catalogue/catalogue';
import { activityCatalogue } from '../nouns/activityCatalogue';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { dealCatalogue } from '../nouns/dealCatalogue';
import { meetingCatalogue } from '../nouns/meetingCatalogue';
import { ticketCatalogue } from '../nouns/ticketCatalogue';
import { isDone, type Ticket, tickets } from '../tickets';
import { type FieldValue, type ToolField, type ToolNoun, toolNoun } from './toolNoun';

const text = <T>(of: ToolField<T>['of']): ToolField<T> => ({ kind: 'text', of });
const choice = <T>(of: ToolField<T>['of']): ToolField<T> => ({ kind: 'choice', of });
const number = <T>(of: ToolField<T>['of']): ToolField<T> => ({ kind: 'number', of });
const pounds = <T>(of: ToolField<T>['of']): ToolField<T> => ({ kind: 'pounds', of });
const moment = <T>(of: ToolField<T>['of']): ToolField<T> => ({ kind: 'moment', of });
const tags = <T>(of: ToolField<T>['of']): ToolField<T> => ({ kind: 'tags', of });

const toolKinds: Partial<Readonly<Record<CatalogueKind, ToolField<unknown>['kind']>>> = {
  ...{ words: 'choice', choice: 'choice', names: 'tags', tags: 'tags', moment: 'moment', day: 'day' },
  ...{ score: 'number', count: 'number' },
};

/** The fields of a catalogue that AI may ask for, but those that say nothing of this noun. */
const catalogueFields = <T extends object>(
  catalogue: object,
  but: readonly (keyof T)[] = [],
): Readonly<Record<string, ToolField<T>>> =>
  Object.fromEntries(
    fieldsOf(catalogue).flatMap(([key, { ai, kind }]) =>
      // A catalogue has the keys of its noun, and its kinds are those of the values.
      ai && !but.includes(key as keyof T)
        ? [[key, { kind: toolKinds[kind] ?? 'text', of: (record: T) => record[key as keyof T] as FieldValue }]]
        : [],
    ),
  );

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');
/** Those of a collection that are asked about; looked through again only when it has changed, for a question asks many times. */
function only<T>(of: { readonly all: () => readonly T[] }, keep: (record: T) => boolean): () => readonly T[] {
  const kept = new WeakMap<readonly T[], readonly T[]>();
  return () => {
    const all = of.all();
    const rows = kept.get(all) ?? all.filter(keep);
    kept.set(all, rows);
    return rows;
  };
}

const personName = (id: string | undefined): string | undefined => contacts.get(id ?? '')?.name;
const companyName = (id: string | undefined): string | undefined => companies.get(id ?? '')?.name;
const crm = (params: Record<string, string>): string => paths.module.href('crm', params);

const contactNoun: ToolNoun<Contact> = {
  one: 'contact',
  many: 'contacts',
  all: only(contacts, ({ archivedAt }) => !archivedAt),
  id: ({ id }) => id,
  title: ({ name, email }) => name || email,
  detail: ({ title, company }) => joined(title, company),
  href: ({ id }) => paths.contact.href(id),
  edition: () => `${contacts.edition} ${companies.edition}`,
  fields: {
    ...catalogueFields<Contact>(contactCatalogue),
    industry: text(({ companyId }) => companies.get(companyId ?? '')?.industry),
    location: text(({ companyId, address }) => companies.get(companyId ?? '')?.location ?? address),
  },
};

const companyNoun: ToolNoun<Company> = {
  one: 'company',
  many: 'companies',
  all: only(companies, ({ archivedAt }) => !archivedAt),
  id: ({ id }) => id,
  title: ({ name }) => name,
  detail: ({ industry, location }) => joined(industry, location),
  href: ({ id }) => paths.company.href(id),
  edition: () => `${contacts.edition} ${companies.edition}`,
  fields: {
    ...catalogueFields<Company>(companyCatalogue),
    status: choice(({ status }) => companyStatusLabels[status]),
    size: choice(({ size }) => companySizeLabels[size]),
    contacts: number(({ id }) => contactsByCompany.of(id).filter(({ archivedAt }) => !archivedAt).length),
  },
};

const dealNoun: ToolNoun<Deal> = {
  one: 'deal',
  many: 'deals',
  all: () => deals.all(),
  id: ({ id }) => id,
  title: ({ name }) => name,
  detail: ({ valuePence, stage }) => joined(formatPence(valuePence), stageOf(stage, currentStages()).label),
  href: ({ id }) => crm({ tab: 'deals', deal: id }),
  worth: 'value',
  fields: {
    ...catalogueFields<Deal>(dealCatalogue),
    stage: choice(({ stage }) => stageOf(stage, currentStages()).label),
    state: choice(({ stage }) => stageOf(stage, currentStages()).kind),
    chance: number(({ stage }) => stageOf(stage, currentStages()).probability),
    value: pounds(({ valuePence }) => valuePence / 100),
    company: text(({ companyId }) => companyName(companyId)),
    contact: text(({ contactId }) => personName(contactId)),
    industry: choice(({ companyId }) => companies.get(companyId ?? '')?.industry),
    lastTouch: moment((deal) => lastTouch(deal, activitiesByDeal.of(deal.id), new Date())),
  },
};

const ticketNoun: ToolNoun<Ticket> = {
  one: 'ticket',
  many: 'tickets',
  all: only(tickets, ({ mergedIntoId }) => !mergedIntoId),
  id: ({ id }) => id,
  title: ({ number: count, subject }) => `#${count} ${subject}`,
  detail: ({ priority, status, contactId, requesterName }) =>
    joined(personName(contactId) ?? requesterName, `${priority} priority`, status),
  href: ({ id }) => paths.module.href('support', { ticket: id }),
  fields: {
    ...catalogueFields<Ticket>(ticketCatalogue),
    state: choice(({ status }) => (isDone(status) ? 'done' : 'open')),
    contact: text(({ contactId, requesterName }) => personName(contactId) ?? requesterName),
    company: text(({ companyId, contactId }) => companyName(companyId ?? contacts.get(contactId ?? '')?.companyId)),
    reply: choice(({ firstReplyAt }) => (firstReplyAt ? 'answered' : 'unanswered')),
  },
};

const taskNoun: ToolNoun<Activity> = {
  one: 'task',
  many: 'tasks',
  all: only(activities, ({ type }) => type === 'task'),
  id: ({ id }) => id,
  title: ({ subject, body }) => subject || body.slice(0, 80),
  detail: ({ dueDate, contactId, companyId }) =>
    joined(dueDate && `due ${formatDay(dueDate, new Date())}`, personName(contactId) ?? companyName(companyId)),
  href: ({ contactId, companyId, dealId }) => {
    if (contactId) return paths.contact.href(contactId);
    if (companyId) return paths.company.href(companyId);
    return dealId ? crm({ tab: 'deals', deal: dealId }) : crm({ tab: 'tasks' });
  },
  fields: {
    ...catalogueFields<Activity>(activityCatalogue, ['type', 'outcome']),
    state: choice(({ completedAt }) => (completedAt ? 'done' : 'open')),
    timing: choice((task) => (task.completedAt ? 'done' : isOverdue(task, new Date()) ? 'overdue' : 'ahead')),
    contact: text(({ contactId }) => personName(contactId)),
    company: text(({ companyId }) => companyName(companyId)),
  },
};

const activityNoun: ToolNoun<Activity> = {
  one: 'activity',
  many: 'activities',
  all: only(activities, ({ type }) => type !== 'task' && type !== 'change'),
  id: ({ id }) => id,
  title: ({ subject, body }) => subject || body.slice(0, 80),
  detail: (activity) =>
    joined(displayedType(activity.type), formatDay(shownAt(activity), new Date()), personName(activity.contactId)),
  href: taskNoun.href,
  edition: () => `${activities.edition} ${contacts.edition} ${companies.edition}`,
  fields: {
    // `at` is when it took place.
    ...catalogueFields<Activity>(activityCatalogue, ['dueDate', 'completedAt', 'createdAt']),
    type: choice(({ type }) => displayedType(type)),
    contact: text(({ contactId }) => personName(contactId)),
    company: text(({ companyId }) => companyName(companyId)),
    at: moment(shownAt),
  },
};

/** A meeting on its day; one that recurs is there as often as it takes place. */
interface Occurrence {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly location: string;
  readonly kind: string;
  readonly status: string;
  readonly contactId: string | undefined;
  readonly companyId: string | undefined;
  readonly people: readonly string[];
  readonly href: string;
}

/** Days before and after today in which recurring meetings are worked out. Our choice. */
const meetingDays = 400;

async function meetingOccurrences(): Promise<readonly Occurrence[]> {
  const [{ meetings }, { occurrencesOn }] = await Promise.all([
    import('@steps/shared/meetings'),
    import('@steps/shared/calendar'),
  ]);
  const away = (days: number) => addDays(ownDay(new Date()), days);
  return occurrencesOn(meetings.all(), away(-meetingDays), away(meetingDays), ownZone()).map(
    ({ meeting, series, original, recurring }) => ({
      id: recurring ? `${series.id} ${original}` : series.id,
      title: meeting.title,
      start: meeting.start,
      location: meeting.location,
      kind: meeting.kind ?? 'meeting',
      status: meeting.status ?? 'confirmed',
      contactId: meeting.contactId,
      companyId: meeting.companyId,
      people: meeting.attendees.map(({ name }) => name),
      href: paths.module.href('calendar', { meeting: series.id, ...(recurring ? { at: original } : {}) }),
    }),
  );
}

const meetingNoun: ToolNoun<Occurrence> = {
  one: 'meeting',
  many: 'meetings',
  all: meetingOccurrences,
  id: ({ id }) => id,
  title: ({ title }) => title,
  detail: ({ start, location }) => joined(`${formatDay(start, new Date())}, ${formatTime(start)}`, location),
  href: ({ href }) => href,
  fields: {
    ...catalogueFields<Occurrence>(meetingCatalogue),
    state: choice(({ start }) => (start > new Date().toISOString() ? 'ahead' : 'past')),
    contact: text(({ contactId }) => personName(contactId)),
    company: text(({ companyId }) => companyName(companyId)),
    people: tags(({ people }) => people),
  },
};

/** What AI may look up here, by the name that its tools use. */
export const nouns = {
  contacts: toolNoun(contactNoun),
  companies: toolNoun(companyNoun),
  deals: toolNoun(dealNoun),
  tickets: toolNoun(ticketNoun),
  tasks: toolNoun(taskNoun),
  activities: toolNoun(activityNoun),
  meetings: toolNoun(meetingNoun),
} as const;
export type NounName = keyof typeof nouns;
export const nounNames = Object.keys(nouns) as [NounName, ...NounName[]];
