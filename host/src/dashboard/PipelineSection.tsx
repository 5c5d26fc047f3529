import { paths, useDealStages, useDeals } from '@steps/shared';
import { BarList } from '@steps/shared/charts';
import { Money, Section } from '@steps/shared/ui';
import { openStages } from './dashboardRules';
import { NothingYet } from './NothingYet';

/** Open deals by stage. */
export function PipelineSection() {
  const deals = useDeals();
  const stages = openStages(deals, useDealStages());
  return (
    <Section title="Pipeline by stage" purpose="Value of open deals">
      {stages.every(({ count }) => count === 0) ? (
        <NothingYet action={{ label: 'Add deal', href: paths.module.href('crm', { tab: 'deals', new: 'deal' }) }}>
          Deals that are neither won nor lost stand here, by how far they are. The first one shows you how this works.
        </NothingYet>
      ) : (
        <BarList
          label="Value of open deals by stage"
          bars={stages.map(({ id, label, valuePence, count }) => ({
            id,
            label,
            value: valuePence,
            display: (
              <>
                <Money pence={valuePence} />{' '}
                <span className="s-faint">· {count === 1 ? '1 deal' : `${count} deals`}</span>
              </>
            ),
            href: paths.module.href('crm', { tab: 'deals', stage: id }),
          }))}
        />
      )}
    </Section>
  );
}
