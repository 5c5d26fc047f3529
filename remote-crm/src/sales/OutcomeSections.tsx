import type { Deal } from '@steps/business';
import { BarList } from '@steps/platform/charts';
import { Link } from '@steps/platform/router';
import { Money, Section } from '@steps/platform/ui';
import { dealsHref } from '../quotes/quoteAddress';
import { SalesTable } from './SalesTable';
import { closedBySource, enoughDeals, lostByReason, percentOf } from './salesRules';
import { sinceFilter } from './sinceFilter';

interface OutcomeSectionsProps {
  readonly closed: { readonly won: readonly Deal[]; readonly lost: readonly Deal[] };
  /** First day of the period; empty for all time. */
  readonly start: string;
}

/** Why deals are lost, and the sources of won and lost ones. */
export function OutcomeSections({ closed: { won, lost }, start }: OutcomeSectionsProps) {
  const since = sinceFilter('since', start);
  const reasons = lostByReason(lost);
  const sources = closedBySource(won, lost);
  return (
    <>
      <Section title="Lost by reason" purpose="Value of the deals lost in this period.">
        {reasons.length === 0 ? (
          <p className="s-faint">
            No deal was lost in this period. When one is, its reason is asked for and counted here.
          </p>
        ) : (
          <BarList
            label="Value of lost deals by reason"
            series={2}
            bars={reasons.map(({ name, lostPence, lost: count }) => ({
              id: name,
              label: name,
              value: lostPence,
              display: (
                <>
                  <Money pence={lostPence} /> <span className="s-faint">· {count}</span>
                </>
              ),
              href: dealsHref({ state: 'lost', reason: name, ...since }),
            }))}
          />
        )}
        {reasons.length > 0 && lost.length < enoughDeals && (
          <p className="s-faint">Too few to rely on: {lost.length}.</p>
        )}
      </Section>
      <Section title="Won and lost by source" purpose="Deals closed in this period, by where they came from.">
        {sources.length === 0 ? (
          <p className="s-faint">No deal was closed in this period.</p>
        ) : (
          <SalesTable>
            <thead>
              <tr>
                <th scope="col">Source</th>
                <th scope="col">Won</th>
                <th scope="col">Lost</th>
                <th scope="col">Win rate</th>
                <th scope="col">Value won</th>
              </tr>
            </thead>
            <tbody>
              {sources.map((source) => (
                <tr key={source.name}>
                  <th scope="row">
                    <Link
                      to={dealsHref({
                        source: source.name === 'No source' ? 'none' : source.name,
                        state: 'won|lost',
                        ...since,
                      })}
                    >
                      {source.name}
                    </Link>
                  </th>
                  <td>{source.won}</td>
                  <td>{source.lost}</td>
                  <td>
                    {source.won + source.lost < enoughDeals
                      ? 'Too few'
                      : `${percentOf(source.won, source.won + source.lost)}%`}
                  </td>
                  <td>
                    <Money pence={source.wonPence} />
                  </td>
                </tr>
              ))}
            </tbody>
          </SalesTable>
        )}
      </Section>
    </>
  );
}
