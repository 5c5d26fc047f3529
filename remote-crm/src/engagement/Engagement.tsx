import type { Activity } from '@steps/business';
import { counted, stamp } from '@steps/platform';
import { BarList, ColumnChart } from '@steps/platform/charts';
import { DateText, Row, Section, Stack, Text } from '@steps/platform/ui';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useMemo } from 'react';
import styles from './engagement.module.css';
import { engagementOf, type Engagement as Figures, fewestTouches, type TouchKind, trendDays } from './engagementRules';

const kindLabels: Readonly<Record<TouchKind, string>> = { call: 'Calls', email: 'Emails', meeting: 'Meetings' };

interface EngagementProps {
  readonly noun: 'contact' | 'company';
  readonly activities: readonly Activity[];
}

/** Figures about engagement from real activities; it says so if there are too few. */
export function Engagement({ noun, activities }: EngagementProps) {
  return (
    <Section title="Engagement" collapse={{ id: `${noun}.engagement`, expanded: true }}>
      <Content activities={activities} />
    </Section>
  );
}

function Content({ activities }: Pick<EngagementProps, 'activities'>) {
  const figures = useMemo(() => engagementOf(activities, stamp()), [activities]);
  const { touches, months, kinds } = figures;
  if (touches < fewestTouches) {
    return (
      <Stack gap={4}>
        <LastTouch figures={figures} />
        <p className="s-faint">
          {touches === 0 ? 'No calls, emails or meetings yet.' : `Only ${touches} so far.`} From {fewestTouches} on, how
          often and how you are in touch is shown here.
        </p>
        <HowCounted />
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <LastTouch figures={figures} />
      <Trend figures={figures} />
      <ColumnChart
        caption="Calls, emails and meetings by month"
        height={120}
        columns={months.map(({ label, count }) => ({ label, value: count }))}
      />
      <BarList
        label="Calls, emails and meetings by kind"
        bars={kinds.map(({ kind, count }) => ({ id: kind, label: kindLabels[kind], value: count }))}
      />
      <HowCounted />
    </Stack>
  );
}

function LastTouch({ figures: { lastAt, daysSince } }: { readonly figures: Figures }) {
  if (lastAt === undefined || daysSince === undefined) return null;
  return (
    <p className={styles.engagementLast}>
      <strong>{daysSince === 0 ? 'In touch today' : counted(daysSince, 'day')}</strong>
      {daysSince > 0 && ' since you were last in touch'}
      <span className="s-faint">
        {' '}
        (<DateText value={lastAt} />)
      </span>
    </p>
  );
}

const trends = {
  more: { icon: TrendingUp, text: 'More often than before' },
  fewer: { icon: TrendingDown, text: 'Less often than before' },
  same: { icon: Minus, text: 'As often as before' },
} as const;

function Trend({ figures: { recent, before, trend } }: { readonly figures: Figures }) {
  const { icon: Icon, text } = trends[trend];
  return (
    <Row as="p" gap={2} align="start" size={13} className={styles.engagementTrend}>
      <Icon size={16} aria-hidden />
      <span>
        {text}: {recent} in the last {trendDays} days, {before} in the {trendDays} days before.
      </span>
    </Row>
  );
}

const HowCounted = () => (
  <Text as="details" size={12} className={styles.engagementRule}>
    <summary>How this is counted</summary>
    <p className="s-faint">
      Calls, emails and meetings that have taken place count, on the day they did; proposals count as emails, demos as
      meetings. Plans, calls without an answer, notes, tasks and changed fields do not. Reply times are not shown: an
      activity does not say who wrote to whom.
    </p>
  </Text>
);
