import { type Activity, type Deal, shownAt, stageOf, useDealStages } from '@steps/business';
import { counted, stamp } from '@steps/platform';
import { DateText, Money, Section, Text } from '@steps/platform/ui';
import { activityLook } from '../activities/activityLabels';
import { Pair } from '../records/recordPage/Pair';
import recordStyles from '../records/recordPage/record.module.css';
import { lastTouch } from './engagementRules';
import { summaryOf } from './summaryRules';

interface RecordSummaryProps {
  readonly noun: 'contact' | 'company';
  readonly activities: readonly Activity[];
  readonly deals: readonly Deal[];
  /** The record's own last contact, for contact that no activity shows (UTC, ISO 8601). */
  readonly lastContact?: string | undefined;
  /** When it was added (UTC, ISO 8601). */
  readonly since: string;
}

/** A summary in five lines, each worked out from the records. */
export function RecordSummary({ noun, activities, deals, lastContact, since }: RecordSummaryProps) {
  const stages = useDealStages();
  const now = stamp();
  const summary = summaryOf(activities, deals, (deal) => stageOf(deal.stage, stages).kind, now);
  const last = lastTouch(activities, now, lastContact);
  const { next, overdue, openDeals, openPence, wonDeals, wonPence } = summary;
  return (
    <Section title="Summary" collapse={{ id: `${noun}.summary`, expanded: true }}>
      <dl className={recordStyles.pairs}>
        <Pair label="Last contact">{last ? <DateText value={last} /> : 'Never'}</Pair>
        <Pair label="Next step">
          {next ? (
            <>
              {next.subject || activityLook(next.type).label}, <DateText value={shownAt(next)} />
            </>
          ) : (
            <span className="s-faint">Nothing planned</span>
          )}
          {overdue > 0 && (
            <Text as="span" tone="danger">
              {' '}
              ({counted(overdue, 'task')} overdue)
            </Text>
          )}
        </Pair>
        <Pair label="Open deals">
          {openDeals === 0 ? (
            <span className="s-faint">None</span>
          ) : (
            <>
              {openDeals}, worth <Money pence={openPence} />
            </>
          )}
        </Pair>
        {wonDeals > 0 && (
          <Pair label="Won so far">
            {wonDeals}, worth <Money pence={wonPence} />
          </Pair>
        )}
        <Pair label="Added">
          <DateText value={since} day />
        </Pair>
      </dl>
    </Section>
  );
}
