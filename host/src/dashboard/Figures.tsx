import {
  isOpenDeal,
  openPipelinePence,
  useActivities,
  useContacts,
  useDealStages,
  useDeals,
  useReviewsWaiting,
  weightedForecastPence,
} from '@steps/business';
import { tasksDue } from '@steps/business/host';
import { counted } from '@steps/platform';
import { StatCard } from '@steps/platform/charts';
import { Money } from '@steps/platform/ui';
import { useMemo } from 'react';
import styles from './dashboard.module.css';
import { countedIn, newContactDays, newContactFigures, newContactHint, taskHint } from './dashboardRules';
import { useMeetingsToday } from './meetingsToday';

/** The six figures at the top, each leading to what it counts. */
export function Figures({ now }: { readonly now: Date }) {
  const contacts = useContacts();
  const deals = useDeals();
  const stages = useDealStages();
  const activities = useActivities();
  const reviews = useReviewsWaiting().length;
  const fresh = useMemo(() => newContactFigures(contacts, now), [contacts, now]);
  const tasks = useMemo(() => tasksDue(activities, now), [activities, now]);
  const today = useMeetingsToday(now);
  const open = deals.filter((deal) => isOpenDeal(deal, stages)).length;
  return (
    <section aria-label="Figures" className={styles.figures}>
      <div className={styles.figuresGrid}>
        <StatCard
          label="Open pipeline"
          value={<Money pence={openPipelinePence(deals, stages)} />}
          hint={counted(open, 'open deal')}
          href={countedIn.openDeals()}
        />
        <StatCard
          label="Weighted forecast"
          value={<Money pence={weightedForecastPence(deals, stages)} />}
          hint="Each deal times its stage’s chance"
          href={countedIn.openDeals()}
        />
        <StatCard
          label="New contacts"
          value={fresh.count}
          hint={contacts.length === 0 ? `In the last ${newContactDays} days` : newContactHint(fresh)}
          href={countedIn.newContacts()}
        />
        <StatCard label="Tasks due" value={tasks.length} hint={taskHint(tasks, now)} href={countedIn.tasksDue(now)} />
        <StatCard
          label="Meetings today"
          value={today.length}
          hint={today.length === 0 ? 'The day is free' : `First: ${today[0]?.title}`}
          href={countedIn.meetings(now)}
        />
        <StatCard
          label="Reviews waiting"
          value={reviews}
          hint={reviews === 0 ? 'Nothing made by AI is waiting for you' : 'Made by AI, checked by you'}
          href={countedIn.reviews()}
        />
      </div>
    </section>
  );
}
