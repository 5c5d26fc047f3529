import type { AiResult } from '@steps/business';
import { formatDate } from '@steps/platform';
import { BarList, ColumnChart, StatCard } from '@steps/platform/charts';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { DateText, EmptyState, Section, Stack, Text } from '@steps/platform/ui';
import { ChartColumn } from 'lucide-react';
import { useMemo } from 'react';
import styles from './review.module.css';
import { lengthInWords, type ReviewShare, reviewNotes, reviewStats } from './reviewStatsRules';

const notesShown = 20;

/** How reviews went: how much was approved, how fast, week by week, and what reviewers wrote. */
export function ReviewStatistics({ results }: { readonly results: readonly AiResult[] }) {
  const stats = useMemo(() => reviewStats(results, new Date()), [results]);
  const notes = useMemo(() => reviewNotes(results, notesShown), [results]);
  if (stats.decided === 0) {
    return (
      <EmptyState
        icon={ChartColumn}
        title="No decisions yet"
        purpose="Once results are approved, changed or rejected, you see here how much of each engine’s work you could use and how long results waited."
      />
    );
  }
  return (
    <Stack gap={4} bound alignContent="start">
      <div className="s-stats">
        <StatCard label="Decided by a person" value={stats.decided.toLocaleString('en-GB')} />
        <StatCard label="Approved" value={percent(stats.approvalRate)} hint="As it was or with changes" />
        <StatCard label="Changed first" value={percent(stats.changedRate)} hint="Approved with the reviewer’s words" />
        <StatCard
          label="Time to review"
          value={stats.medianMs === undefined ? '–' : lengthInWords(stats.medianMs)}
          hint="Half were decided sooner"
        />
        <StatCard
          label="Waiting longest"
          value={stats.oldestWaiting ? <DateText day value={stats.oldestWaiting} /> : 'None'}
          hint={stats.oldestWaiting ? 'Made then, not decided yet' : 'Nothing waits'}
        />
      </div>
      <div className={styles.figures}>
        <Section title="Decisions by week" purpose="Weeks start on the day shown.">
          <ColumnChart
            caption="Decisions by week"
            columns={stats.weeks.map(({ start, approved, modified, rejected }) => ({
              label: formatDate(start),
              value: approved + modified + rejected,
            }))}
          />
        </Section>
        <Section title="Approved by week" purpose="In percent of what was decided; weeks with decisions only.">
          <ColumnChart
            caption="Share approved by week"
            series={2}
            full={100}
            format={(value) => `${value}%`}
            columns={stats.weeks
              .map((one) => ({ ...one, decided: one.approved + one.modified + one.rejected }))
              .filter(({ decided }) => decided > 0)
              .map(({ start, rejected, decided }) => ({
                label: formatDate(start),
                value: Math.round((1 - rejected / decided) * 100),
              }))}
          />
        </Section>
        <Section title="Approved by module">
          <Shares label="Approved by module" shares={stats.byModule} />
        </Section>
        <Section title="Approved by engine">
          <Shares label="Approved by engine" shares={stats.byEngine} />
        </Section>
      </div>
      <Section title="Reviewers’ notes" purpose={`The last ${notesShown} comments and reasons.`}>
        {notes.length === 0 ? (
          <p className="s-muted">No comments or reasons yet.</p>
        ) : (
          <Stack as="ol" gap={3} plain>
            {notes.map(({ id, title, at, actor, kind, text }) => (
              <li key={`${id} ${at} ${kind}`}>
                <Text breakWords whiteSpace="pre-wrap">
                  {text}
                </Text>
                <p className="s-faint">
                  {actor}, {kind === 'reason' ? 'rejecting' : 'on'}{' '}
                  <Link to={paths.module.href('human-loop', { entry: id })}>{title}</Link>, <DateText value={at} />
                </p>
              </li>
            ))}
          </Stack>
        )}
      </Section>
    </Stack>
  );
}

function Shares({ label, shares }: { readonly label: string; readonly shares: readonly ReviewShare[] }) {
  return (
    <BarList
      label={label}
      full={1}
      bars={shares.map(({ name, approved, decided }) => ({
        id: name,
        label: name,
        value: approved / decided,
        display: `${approved} of ${decided} (${percent(approved / decided)})`,
      }))}
    />
  );
}

const percent = (share: number | undefined): string => (share === undefined ? '–' : `${Math.round(share * 100)}%`);
