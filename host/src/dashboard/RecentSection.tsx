import {
  type Activity,
  type ActivityType,
  displayedType,
  shownAt,
  useActivities,
  useCompany,
  useContact,
} from '@steps/business';
import { recentActivities } from '@steps/business/host';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { DateText, Row, Section, Stack, Text } from '@steps/platform/ui';
import { CalendarDays, CircleCheck, History, type LucideIcon, Mail, Phone, StickyNote } from 'lucide-react';
import { useMemo } from 'react';
import styles from './dashboard.module.css';
import { activityHref } from './dashboardRules';
import { NothingYet } from './NothingYet';

/** Activities shown (our choice: a glance). */
const shown = 8;

const kinds: Partial<Record<ActivityType, { icon: LucideIcon; word: string }>> = {
  call: { icon: Phone, word: 'Call' },
  email: { icon: Mail, word: 'Email' },
  meeting: { icon: CalendarDays, word: 'Meeting' },
  note: { icon: StickyNote, word: 'Note' },
  task: { icon: CircleCheck, word: 'Task done' },
};

/** What happened last, each line leading to its record. */
export function RecentSection({ now }: { readonly now: Date }) {
  const activities = useActivities();
  const recent = useMemo(() => recentActivities(activities, now, shown), [activities, now]);
  return (
    <Section title="Recent activity">
      {recent.length === 0 && (
        <NothingYet action={{ label: 'Open contacts', href: paths.module.href('crm', { tab: 'contacts' }) }}>
          Calls, emails, meetings and notes that you add to contacts appear here.
        </NothingYet>
      )}
      <ul className="s-plain">
        {recent.map((activity) => (
          <RecentRow key={activity.id} activity={activity} now={now} />
        ))}
      </ul>
    </Section>
  );
}

function RecentRow({ activity, now }: { readonly activity: Activity; readonly now: Date }) {
  const contact = useContact(activity.contactId);
  const company = useCompany(activity.companyId);
  const { icon: Icon, word } = kinds[displayedType(activity.type)] ?? { icon: History, word: 'Change' };
  const who = contact?.name ?? company?.name;
  return (
    <Row as="li" align="center" gap={2} minHeight="row" paddingY={1} className={styles.row}>
      <Icon size={16} aria-hidden className="s-faint" />
      <Stack as={Link} grow shrink breakWords className={styles.rowMain} to={activityHref(activity)}>
        {activity.subject || activity.body.slice(0, 80)}
        <Text as="span" cut size={12} tone="faint">
          {who ? `${word} · ${who}` : word}
        </Text>
      </Stack>
      <Text as="span" fixed size={13} tone="faint">
        <DateText value={shownAt(activity)} now={now} />
      </Text>
    </Row>
  );
}
