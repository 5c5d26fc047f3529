import type { Deal } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { DateText, Money, Stack } from '@steps/platform/ui';
import styles from '../records/recordPage/record.module.css';
import { StageTag } from './StageTag';

/** Deals in two lines each, for the side of a page; the name opens the deal. */
export function DealLines({ deals, empty }: { readonly deals: readonly Deal[]; readonly empty: string }) {
  if (deals.length === 0) return <p className="s-faint">{empty}</p>;
  return (
    <Stack as="ul" gap={3} className={`s-plain ${styles.list}`}>
      {deals.map((deal) => (
        <li key={deal.id}>
          <Stack as="span" shrink breakWords>
            <Link to={paths.module.href('crm', { tab: 'deals', deal: deal.id })}>{deal.name}</Link>
            <span className="s-faint">
              <Money pence={deal.valuePence} />
              {deal.closeDate && (
                <>
                  , closes <DateText value={deal.closeDate} day />
                </>
              )}
            </span>
          </Stack>
          <StageTag stage={deal.stage} />
        </li>
      ))}
    </Stack>
  );
}
