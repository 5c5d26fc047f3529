import { type Activity, displayedType, shownAt, useActivities } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { ButtonLink, DateText, EmptyState, Row } from '@steps/platform/ui';
import { History } from 'lucide-react';
import styles from '../records/crm.module.css';
import { ExportList } from '../records/csv/ExportList';
import type { ListField } from '../records/recordTable/listField';
import { RecordTab } from '../records/recordTable/RecordTab';
import { AboutCell } from './AboutCell';
import { ActivityBulkActions } from './ActivityBulkActions';
import { aboutName } from './aboutRules';
import { activityFields } from './activityFields';
import { activityLook } from './activityLabels';
import { searchActivities } from './activitySearch';

const nameOf = (activity: Activity) => activity.subject || activityLook(activity.type).label;
const hrefOf = ({ contactId, companyId }: Activity) =>
  contactId ? paths.contact.href(contactId) : companyId ? paths.company.href(companyId) : undefined;
const sorts = [{ column: 'at', direction: 'descending' }] as const;
const columns = ['subject', 'type', 'about', 'at'];

const own = activityFields(['subject', 'type', 'owner', 'body', 'outcome', 'pinned'], {
  subject: { label: 'What', value: nameOf, patch: undefined, column: { width: 240, grow: 3, phone: 'title' } },
  type: {
    value: ({ type }) => displayedType(type),
    order: ({ type }) => activityLook(type).label,
    patch: undefined,
    column: { cell: ({ type }) => <KindCell type={type} /> },
  },
  body: { patch: undefined },
});

const fields: readonly ListField<Activity>[] = [
  ...own.slice(0, 2),
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
  ...own.slice(2),
];

function KindCell({ type }: Pick<Activity, 'type'>) {
  const { icon: Icon, label } = activityLook(type);
  return (
    <Row as="span" inline gap={2} align="center" shrink maxWidth="full" className={styles.name}>
      <Icon size={14} aria-hidden /> {label}
    </Row>
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
      // Tasks have their own tab; here, next month's would be above everything that was done.
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
