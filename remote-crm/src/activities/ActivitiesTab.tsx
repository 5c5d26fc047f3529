import { type Activity, displayedType, paths, shownAt, useActivities } from '@steps/shared';
import { DateText, EmptyState, type RecordColumn } from '@steps/shared/ui';
import { History } from 'lucide-react';
import { type ListFilter, RecordTab, type SortValues } from '../lists/RecordTab';
import { searchOver } from '../lists/searchRules';
import { AboutCell } from './AboutCell';
import { activityLook, shownTypes } from './activityLabels';

const search = searchOver(
  (activity: Activity) => `${activity.subject} ${activity.body} ${activity.outcome} ${activity.owner}`,
);
const nameOf = (activity: Activity) => activity.subject || activityLook(activity.type).label;
const hrefOf = ({ contactId, companyId }: Activity) =>
  contactId ? paths.contact.href(contactId) : companyId ? paths.company.href(companyId) : undefined;
const sort = { column: 'at', direction: 'descending' } as const;

const sortValues: SortValues<Activity> = {
  type: (activity) => activityLook(activity.type).label,
  subject: nameOf,
  at: shownAt,
};

const filters: readonly ListFilter<Activity>[] = [
  {
    id: 'type',
    label: 'Kind',
    any: 'Any kind',
    options: shownTypes.map((value) => ({ value, label: activityLook(value).label })),
    matches: (activity, value) => displayedType(activity.type) === value,
  },
];

const columns: readonly RecordColumn<Activity>[] = [
  { id: 'subject', header: 'What', width: 240, grow: 3, sortable: true, phone: 'title', cell: nameOf },
  {
    id: 'type',
    header: 'Kind',
    width: 110,
    grow: 0,
    sortable: true,
    cell: (activity) => <KindCell type={activity.type} />,
  },
  {
    id: 'about',
    header: 'About',
    width: 180,
    grow: 1,
    cell: ({ contactId, companyId }) => <AboutCell {...{ contactId, companyId }} />,
  },
  {
    id: 'at',
    header: 'When',
    width: 160,
    grow: 0,
    sortable: true,
    cell: (activity) => <DateText value={shownAt(activity)} />,
  },
];

function KindCell({ type }: Pick<Activity, 'type'>) {
  const { icon: Icon, label } = activityLook(type);
  return (
    <span className="c-name">
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
      {...{ nameOf, hrefOf, search, columns, sortValues, sort, filters }}
      empty={
        <EmptyState
          icon={History}
          title="No activities yet"
          purpose="Calls, emails, meetings and notes stand here, newest first. Add them on the page of a contact or a company."
        />
      }
    />
  );
}
