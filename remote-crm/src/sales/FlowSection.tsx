import type { Deal, DealStage } from '@steps/business';
import { counted } from '@steps/platform';
import { Link } from '@steps/platform/router';
import { Section } from '@steps/platform/ui';
import { dealsHref } from '../quotes/quoteAddress';
import { SalesTable } from './SalesTable';
import { enoughDeals, stageFlow } from './salesRules';
import { sinceFilter } from './sinceFilter';

interface FlowSectionProps {
  readonly deals: readonly Deal[];
  readonly stages: readonly DealStage[];
  /** First day of the period; empty for all time. */
  readonly start: string;
}

/** How deals move through the stages, and how long they stay. */
export function FlowSection({ deals, stages, start }: FlowSectionProps) {
  const flow = stageFlow(deals, stages, start);
  const all = flow[0]?.reached ?? 0;
  return (
    <Section
      title="Conversion and time in stage"
      purpose="Deals added in this period: how many reached each stage, as a share of the stage before, and the median days spent in it. Select a stage to see the deals in it now."
    >
      <SalesTable>
        <thead>
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Reached</th>
            <th scope="col">Of previous</th>
            <th scope="col">Days in stage</th>
          </tr>
        </thead>
        <tbody>
          {flow.map(({ id, label, reached, rate, days, stays }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={dealsHref({ stage: id, ...sinceFilter('added', start) })}>{label}</Link>
              </th>
              <td>{reached}</td>
              <td>{rate === undefined ? '–' : `${rate}%`}</td>
              <td>{days === undefined ? '–' : `${days} (of ${stays})`}</td>
            </tr>
          ))}
        </tbody>
      </SalesTable>
      {all < enoughDeals && (
        <p className="s-faint">Too few to rely on: {counted(all, 'deal was', 'deals were')} added in this period.</p>
      )}
    </Section>
  );
}
