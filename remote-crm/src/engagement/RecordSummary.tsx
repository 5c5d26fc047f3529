import { type Activity, type Deal, shownAt, stageOf, stamp, useDealStages } from '@steps/shared';
import { DateText, Money, Section } from '@steps/shared/ui';
import type { ReactNode } from 'react';
import { activityLook } from '../activities/activityLabels';
import { engagementOf } from './engagementRules';
import { summaryOf } from './summaryRules';

interface RecordSummaryProps {
  readonly noun: 'contact' | 'company';
  readonly activities: readonly Activity[];
  readonly deals: readonly Deal[];
  /** When somebody was last in touch by the record itself, for what no activity tells (UTC, ISO 8601). */
  readonly lastContact?: string | undefined;
  /** When it was added (UTC, ISO 8601). */
  readonly since: string;
}

/** Where things stand in five lines, each from the records themselves. */
export function RecordSummary({ noun, activities, deals, lastContact = '', since }: RecordSummaryProps) {
  const stages = useDealStages();
  const now = stamp();
  const summary = summaryOf(activities, deals, (deal) => stageOf(deal.stage, stages).kind, now);
  const { lastAt = '' } = engagementOf(activities, now);
  const last = lastAt > lastContact ? lastAt : lastContact;
  const { next, overdue, openDeals, openPence, wonDeals, wonPence } = summary;
  return (
    <Section title="Summary" collapse={{ id: `${noun}.summary`, expanded: true }}>
      <dl className="c-facts">
        <Line label="Last contact">{last ? <DateText value={last} /> : 'Never'}</Line>
        <Line label="Next step">
          {next ? (
            <>
              {next.subject || activityLook(next.type).label}, <DateText value={shownAt(next)} />
            </>
          ) : (
            <span className="s-faint">Nothing planned</span>
          )}
          {overdue > 0 && (
            <span className="c-engagement__overdue">
              {' '}
              ({overdue} {overdue === 1 ? 'task' : 'tasks'} overdue)
            </span>
          )}
        </Line>
        <Line label="Open deals">
          {openDeals === 0 ? (
            <span className="s-faint">None</span>
          ) : (
            <>
              {openDeals}, together <Money pence={openPence} />
            </>
          )}
        </Line>
        {wonDeals > 0 && (
          <Line label="Won so far">
            {wonDeals}, together <Money pence={wonPence} />
          </Line>
        )}
        <Line label="In your CRM since">
          <DateText value={since} day />
        </Line>
      </dl>
    </Section>
  );
}

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="c-fact">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
