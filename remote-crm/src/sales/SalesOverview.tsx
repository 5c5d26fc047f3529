import { openPipelinePence, useDealStages, useDeals, weightedForecastPence } from '@steps/business';
import { counted } from '@steps/platform';
import { StatCard } from '@steps/platform/charts';
import { paths } from '@steps/platform/paths';
import { useSearchParams } from '@steps/platform/router';
import { ButtonLink, EmptyState, Money, Row, Stack } from '@steps/platform/ui';
import { TrendingUp } from 'lucide-react';
import { dealsHref } from '../quotes/quoteAddress';
import { AttentionSection } from './AttentionSection';
import { FlowSection } from './FlowSection';
import { OutcomeSections } from './OutcomeSections';
import { PipelineSections } from './PipelineSections';
import styles from './sales.module.css';
import { closedSince, enoughDeals, outcomeOf, type Period, periodStart, periods } from './salesRules';
import { sinceFilter } from './sinceFilter';

const startPeriod: Period = '12';

/** What will probably come in, and how deals went. Each figure says how it is counted and links to its deals. */
export function SalesOverview() {
  const deals = useDeals();
  const stages = useDealStages();
  const [params, setParams] = useSearchParams();
  const asked = params.get('period') ?? '';
  const period: Period = Object.hasOwn(periods, asked) ? (asked as Period) : startPeriod;
  const now = new Date();
  const start = periodStart(period, now);
  const closed = closedSince(deals, stages, start);
  const outcome = outcomeOf(closed);
  if (deals.length === 0) return <NoDeals />;
  const since = sinceFilter('since', start);
  const few = (count: number) => (count < enoughDeals ? `. Too few to rely on: ${count}` : '');
  return (
    <Stack gap={4} bound alignContent="start">
      <Row gap={2} align="center" wrap>
        <label htmlFor="sales-period">Closed deals of</label>
        <select
          id="sales-period"
          className="s-input"
          value={period}
          onChange={({ target }) =>
            setParams(
              (current) =>
                new URLSearchParams(
                  [...current].filter(([key]) => key !== 'period').concat([['period', target.value]]),
                ),
              { replace: true },
            )
          }
        >
          {Object.entries(periods).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Row>
      <section aria-label="Figures" className={styles.salesFigures}>
        <StatCard
          label="Open pipeline"
          value={<Money pence={openPipelinePence(deals, stages)} />}
          hint="Value of all open deals, now"
          href={dealsHref({ state: 'open' })}
        />
        <StatCard
          label="Weighted forecast"
          value={<Money pence={weightedForecastPence(deals, stages)} />}
          hint="Each open deal times the chance of its stage"
          href={dealsHref({ state: 'open' })}
        />
        <StatCard
          label="Won"
          value={<Money pence={outcome.wonPence} />}
          hint={`${outcome.won} deals in this period, by the day they were won`}
          href={dealsHref({ state: 'won', ...since })}
        />
        <StatCard
          label="Win rate"
          value={outcome.winRate === undefined ? 'Not yet' : `${outcome.winRate}%`}
          hint={`Won ${outcome.won} of ${outcome.won + outcome.lost} that closed${few(outcome.won + outcome.lost)}`}
          href={dealsHref({ state: 'won|lost', ...since })}
        />
        <StatCard
          label="Average deal"
          value={outcome.averagePence === undefined ? 'Not yet' : <Money pence={wholePounds(outcome.averagePence)} />}
          hint={`Mean value of deals won${few(outcome.won)}`}
          href={dealsHref({ state: 'won', ...since })}
        />
        <StatCard
          label="Time to win"
          value={outcome.daysToWin === undefined ? 'Not yet' : daysText(outcome.daysToWin)}
          hint={`Median, from adding a deal to winning it${few(outcome.won)}`}
          href={dealsHref({ state: 'won', ...since })}
        />
      </section>
      <AttentionSection deals={deals} />
      <div className={styles.salesGrid}>
        <PipelineSections deals={deals} stages={stages} now={now} />
        <FlowSection deals={deals} stages={stages} start={start} />
        <OutcomeSections closed={closed} start={start} />
      </div>
    </Stack>
  );
}

/** A mean is not exact to the penny. */
const wholePounds = (pence: number) => Math.round(pence / 100) * 100;

/** "1 day", "12 days". */
const daysText = (days: number) => counted(days, 'day');

const NoDeals = () => (
  <EmptyState
    icon={TrendingUp}
    title="Nothing to forecast yet"
    purpose="Sales adds up your deals: what is open, what is likely to come in by month, and why deals are won or lost. Add a deal with a value and a close date to begin."
    action={
      <ButtonLink primary to={paths.module.href('crm', { tab: 'deals', new: 'deal' })}>
        Add the first deal
      </ButtonLink>
    }
  />
);
