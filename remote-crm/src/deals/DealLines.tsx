import type { Deal } from '@steps/shared';
import { DateText, Money } from '@steps/shared/ui';
import { StageTag } from './StageTag';
import '../record/record.css';

/** Deals in two lines each, for the side of a page. */
export function DealLines({ deals, empty }: { readonly deals: readonly Deal[]; readonly empty: string }) {
  if (deals.length === 0) return <p className="s-faint">{empty}</p>;
  return (
    <ul className="s-plain c-list">
      {deals.map((deal) => (
        <li key={deal.id}>
          <span className="c-list__main">
            {deal.name}
            <span className="s-faint">
              <Money pence={deal.valuePence} />
              {deal.closeDate && (
                <>
                  , closes <DateText value={deal.closeDate} day />
                </>
              )}
            </span>
          </span>
          <StageTag stage={deal.stage} />
        </li>
      ))}
    </ul>
  );
}
