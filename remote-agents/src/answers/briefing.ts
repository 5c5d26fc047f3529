import type { FieldCondition as Condition, FoundRecord as Found } from '@steps/business/queries';
import { addDays, ownDay, ownFields } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import type { AnswerContext } from '../reading/answerContext';
import { list, plural } from '../reading/wording';

/** What a part of the briefing is about: what is due, who waits, what others did. */
type BriefingGroup = 'due' | 'waiting' | 'changed';

/** One part of a briefing, with as many records as are shown. */
export interface BriefingPart {
  readonly group: BriefingGroup;
  /** "Start with what is late". */
  readonly heading: string;
  /** What is counted: "overdue task". */
  readonly noun: string;
  readonly total: number;
  readonly records: readonly Pick<Found, 'title' | 'detail' | 'href'>[];
  /** The list that holds all of it. */
  readonly href: string;
}

/** Names of groups, in their order. */
export const briefingGroups: Readonly<Record<BriefingGroup, string>> = {
  due: 'Due',
  waiting: 'Waiting',
  changed: 'Changed',
};

/** Tools that a briefing calls; without the first there is none. */
export const briefingTools = ['find_records', 'waiting_reviews'] as const;

/** Records of a part that are named; the rest is counted. */
const named = 3;

/** The working day before this one: on a Monday and at the weekend what came since Friday is new. */
export function lastWorkingDay(now: Date): { readonly day: string; readonly words: string } {
  const back = { 0: 2, 1: 3 }[ownFields(now).weekday] ?? 1;
  return { day: addDays(ownDay(now), -back), words: back === 1 ? 'yesterday' : 'Friday' };
}

interface Asked extends Pick<BriefingPart, 'group' | 'heading' | 'noun' | 'href'> {
  readonly find: string;
  readonly where: readonly Condition[];
  readonly orderBy: string;
  readonly descending?: boolean;
}

/** What a briefing asks of the records, the most urgent first. */
function askedOn(now: Date): readonly Asked[] {
  const today = ownDay(now);
  const { day, words } = lastWorkingDay(now);
  const within = (field: string, from: string, until = from): Condition[] => [
    { field, op: 'from', value: from },
    { field, op: 'until', value: until },
  ];
  const crm = (tab: string) => paths.module.href('crm', { tab });
  const support = paths.module.href('support');
  return [
    {
      group: 'due',
      heading: 'Start with what is late',
      noun: 'overdue task',
      href: crm('tasks'),
      find: 'tasks',
      where: [{ field: 'timing', op: 'is', value: 'overdue' }],
      orderBy: 'dueDate',
    },
    {
      group: 'due',
      heading: 'Today’s meetings',
      noun: 'meeting',
      href: paths.module.href('calendar', { view: 'day', date: today }),
      find: 'meetings',
      where: [...within('start', today), { field: 'status', op: 'is-not', value: 'cancelled' }],
      orderBy: 'start',
    },
    {
      group: 'due',
      heading: 'Due today',
      noun: 'task',
      href: crm('tasks'),
      find: 'tasks',
      where: [{ field: 'state', op: 'is', value: 'open' }, ...within('dueDate', today)],
      orderBy: 'dueDate',
    },
    {
      group: 'waiting',
      heading: 'Waiting for your reply',
      noun: 'unanswered ticket',
      href: support,
      find: 'tickets',
      where: [
        { field: 'state', op: 'is', value: 'open' },
        { field: 'reply', op: 'is', value: 'unanswered' },
      ],
      orderBy: 'createdAt',
    },
    {
      group: 'waiting',
      heading: 'Deals with no next step',
      noun: 'open deal',
      href: crm('deals'),
      find: 'deals',
      where: [{ field: 'needs', op: 'is', value: 'no-step' }],
      orderBy: 'value',
      descending: true,
    },
    {
      group: 'changed',
      heading: `New since ${words}`,
      noun: 'contact',
      href: crm('contacts'),
      find: 'contacts',
      where: [{ field: 'createdAt', op: 'from', value: day }],
      orderBy: 'createdAt',
      descending: true,
    },
    {
      group: 'changed',
      heading: `New or moved since ${words}`,
      noun: 'deal',
      href: crm('deals'),
      find: 'deals',
      where: [{ field: 'stageChangedAt', op: 'from', value: day }],
      orderBy: 'stageChangedAt',
      descending: true,
    },
    {
      group: 'changed',
      heading: `Opened since ${words}`,
      noun: 'ticket',
      href: support,
      find: 'tickets',
      where: [{ field: 'createdAt', op: 'from', value: day }],
      orderBy: 'createdAt',
      descending: true,
    },
  ];
}

interface Answer {
  readonly total: number;
  readonly records: readonly Found[];
}

/** What is due, waiting and changed, by what the tools find; parts with nothing in them are left out. */
export async function readBriefing({ call, tools, now }: AnswerContext): Promise<readonly BriefingPart[]> {
  const parts: BriefingPart[] = [];
  for (const { find, where, orderBy, descending = false, ...part } of askedOn(now)) {
    const { total, records } = (await call('find_records', {
      noun: find,
      where,
      order: { by: orderBy, descending },
      limit: named,
    })) as Answer;
    parts.push({ ...part, total, records });
  }
  if (tools.has('waiting_reviews')) {
    const { total, href } = (await call('waiting_reviews', {})) as { readonly total: number; readonly href: string };
    parts.push({ group: 'waiting', heading: 'Waiting for your review', noun: 'AI result', total, records: [], href });
  }
  const order = Object.keys(briefingGroups);
  return parts
    .filter(({ total }) => total > 0)
    .map((part) => ({ ...part, records: part.records.slice(0, named) }))
    .sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group));
}

/** What a briefing says when there is nothing. */
export const nothingToBrief = 'Nothing is due, waiting or late today, and nothing has changed.';

/** A briefing as an answer in the chat. */
export function briefingText(parts: readonly BriefingPart[]): string {
  if (parts.length === 0) return `${nothingToBrief} Your next meetings and deals are in the calendar and the pipeline.`;
  return parts
    .map(({ heading, noun, total, records, href }) =>
      records.length === 0
        ? `**${heading}:** [${plural(total, noun)}](${href})`
        : `**${heading}** (${plural(total, noun)})\n\n${list(records, total, named)}`,
    )
    .join('\n\n');
}
