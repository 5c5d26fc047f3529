import { useDealStages, useDeals, useMay } from '@steps/shared';
import { PipelineBars } from '@steps/shared/charts';
import { paths } from '@steps/shared/paths';
import { Section } from '@steps/shared/ui';
import { openStages } from './dashboardRules';
import { NothingYet } from './NothingYet';

export function PipelineSection() {
  const deals = useDeals();
  const stages = openStages(deals, useDealStages());
  const mayAdd = useMay()('add', 'crm');
  return (
    <Section title="Pipeline by stage" purpose="Value of open deals">
      {stages.every(({ count }) => count === 0) ? (
        <NothingYet
          action={mayAdd && { label: 'Add deal', href: paths.module.href('crm', { tab: 'deals', new: 'deal' }) }}
        >
          Open deals appear here by stage. Add one to see how it works.
        </NothingYet>
      ) : (
        <PipelineBars stages={stages} />
      )}
    </Section>
  );
}
