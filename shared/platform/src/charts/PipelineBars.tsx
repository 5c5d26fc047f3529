import { counted } from '../core/counted';
import { paths } from '../core/paths';
import { Money } from '../ui/Money';
import { BarList } from './BarList';

/** What is in a stage of the pipeline. */
interface StageFigures {
  readonly id: string;
  readonly label: string;
  readonly valuePence: number;
  readonly count: number;
}

/** Value and number of deals by stage as bars; each leads to the list of its deals. */
export function PipelineBars({ stages }: { readonly stages: readonly StageFigures[] }) {
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
