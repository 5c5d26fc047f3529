import { BarList } from '../../charts/BarList';
import { counted } from '../../core/counted';
import { paths } from '../../core/paths';
import { Money } from '../../ui/Money';
import type { PipelineColumn } from './dealRules';

/** Value and number of deals by stage as bars; each leads to the list of its deals. */
export function PipelineBars({ stages }: { readonly stages: readonly PipelineColumn[] }) {
  return (
    <BarList
      label="Value of open deals by stage"
      bars={stages.map(({ id, label, valuePence, count }) => ({
        id,
        label,
        value: valuePence,
        display: (
          <>
            <Money pence={valuePence} /> <span className="s-faint">· {counted(count, 'deal')}</span>
          </>
        ),
        href: paths.module.href('crm', { tab: 'deals', view: 'list', stage: id }),
      }))}
    />
  );
}
