import { type Activity, activities, displayedType, shownAt, useActivities } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { ButtonLink, DateText, EmptyState } from '@steps/shared/ui';
import { History } from 'lucide-react';
import styles from '../ground/crm.module.css';
import { ExportList } from '../ground/csv/ExportList';
import { wordOptions } from '../ground/recordTable/fieldOptions';
import type { ListField } from '../ground/recordTable/listField';
import { RecordTab } from '../ground/recordTable/RecordTab';
import { wordsUsed } from '../ground/wordsUsed';
import { AboutCell } from './AboutCell';
import { ActivityBulkActions } from './ActivityBulkActions';
import { aboutName } from './aboutRules';
import { activityLook, shownTypes } from './activityLabels';
import { searchActivities } from './activitySearch';

const nameOf = (activity: Activity) => activity.subject || activityLook(activity.type).label;
const hrefOf = ({ contactId, companyId }: Activity) =>
  contactId ? paths.contact.href(contactId) : companyId ? paths.company.href(companyId) : undefined;
const sorts = [{ column: 'at', direction: 'descending' }] as const;
const columns = ['subject', 'type', 'about', 'at'];

const fields: readonly ListField<Activity>[] = [
  {
    id: 'subject',
    label: 'What',
    kind: 'text',
    value: nameOf,
    column: { width: 240, grow: 3, phone: 'title' },
  },
  {
    id: 'type',
    label: 'Kind',
    kind: 'choice',
    value: (activity) => displayedType(activity.type),
    options: () => shownTypes.map((value) => ({ value, label: activityLook(value).label })),
    order: (activity) => activityLook(activity.type).label,
    column: { width: 110, grow: 0, cell: (activity) => <KindCell type={activity.type} /> },
  },
  {
    id: 'about',
    label: 'About',
    kind: 'text',
    fixed: 'no-order',
    value: aboutName,
    column: { width: 180, cell: ({ contactId, companyId }) => <AboutCell {...{ contactId, companyId }} /> },
  },
  {
    id: 'at',
    label: 'When',
    kind: 'day',
    value: shownAt,
    column: { width: 160, grow: 0, cell: (activity) => <DateText value={shownAt(activity)} /> },
  },
  {
    id: 'owner',
    label: 'Owner',
    kind: 'choice',
    value: (activity) => activity.owner,
    options: () => wordOptions(wordsUsed(activities.all(), ({ owner }) => [owner])),
    free: true,
    patch: (typed) => ({ owner: typed.trim() }),
    column: { width: 120 },
  },
  {
    id: 'outcome',
    label: 'Outcome',
    kind: 'text',
    value: (activity) => activity.outcome,
    patch: (typed) => ({ outcome: typed.trim() }),
    column: { width: 150 },
  },
  { id: 'body', label: 'Details', kind: 'text', value: (activity) => activity.body, column: { width: 220 } },
  {
    id: 'pinned',
    label: 'Pinned',
    kind: 'choice',
    value: (activity) => (activity.pinned ? 'Yes' : 'No'),
    options: () => wordOptions(['Yes', 'No']),
    patch: (typed) => ({ pinned: typed === 'Yes' }),
    column: { width: 80, grow: 0 },
  },
];

function KindCell({ type }: Pick<Activity, 'type'>) {
  const { icon: Icon, label } = activityLook(type);
  return (
    <span className={styles.name}>
      <Icon size={14} aria-hidden /> {label}
    </span>
  );
}

/** All activities of the client. */
export function ActivitiesTab() {
  return (
    <RecordTab
      label="Activities"
      noun="activity"
      plural="activities"
      records={useActivities()}
      search={searchActivities}
      {...{ nameOf, hrefOf, fields, columns, sorts }}
      // Tasks have a tab of their own, and those of next month would stand above everything that was done.
      start="type=not:task"
      tools={(shown) => (
        <ExportList noun="activity" plural="activities" fields={fields} records={() => shown} count={shown.length} />
      )}
      bulk={(ids, clear) => <ActivityBulkActions ids={ids} fields={fields} onDone={clear} />}
      empty={
        <EmptyState
          icon={History}
          title="No activities yet"
          purpose="Calls, emails, meetings and notes appear here, newest first. Add them on the page of a contact or a company."
          action={<ButtonLink to={paths.module.href('crm', { tab: 'contacts' })}>Open contacts</ButtonLink>}
        />
      }
    />
  );
}
