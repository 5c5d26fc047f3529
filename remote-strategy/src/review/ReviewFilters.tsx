import { type AiResultStatus, resultKinds } from '@steps/business';
import { resultStatusLabel } from '@steps/business/results';
import { type Filter, FilterBar, type FilterField } from '@steps/platform/filters';
import { Row, SearchField, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { moduleLabel } from './moduleLabel';
import {
  type Counts,
  type ReviewFacets,
  type ReviewFilter,
  type ReviewView,
  reviewFilters,
  startView,
} from './reviewViewRules';
import { useColleagues } from './useColleagues';

interface ReviewFiltersProps {
  readonly view: ReviewView;
  readonly onView: (view: ReviewView) => void;
  readonly facets: ReviewFacets;
  readonly shown: number;
}

const statuses: readonly AiResultStatus[] = ['pending', 'approved', 'modified', 'rejected'];

/** Status with counts, search, and filters of module, engine, kind and risk. */
export function ReviewFilters({ view, onView, facets, shown }: ReviewFiltersProps) {
  const set = (patch: Partial<ReviewView>) => onView({ ...view, ...patch });
  // A filter without a value is not in the address yet.
  const [opened, setOpened] = useState<readonly Filter[]>([]);
  const several = useColleagues().length > 1;
  const fields = useMemo(() => filterFields(facets, several), [facets, several]);
  const asked = reviewFilters.filter((id) => view[id].length > 0).map((id) => reviewFilter(id, view[id]));
  const filters = [...asked, ...opened.filter(({ field }) => !asked.some((one) => one.field === field))];
  const filter = (next: readonly Filter[]) => {
    setOpened(next.filter(({ values }) => values.length === 0));
    set(Object.fromEntries(reviewFilters.map((id) => [id, next.find(({ field }) => field === id)?.values ?? []])));
  };
  return (
    <Row gap={2} align="center" wrap>
      <Row as="fieldset" bare gap={2} align="center" wrap fullWidth>
        <legend className="s-hidden">Status</legend>
        {statuses.map((status) => (
          <StatusChoice
            key={status}
            label={resultStatusLabel(status)}
            count={facets.status[status]}
            chosen={view.status === status}
            onChoose={() => set({ status })}
          />
        ))}
        <StatusChoice label="All" count={facets.total} chosen={!view.status} onChoose={() => set({ status: '' })} />
      </Row>
      <SearchField label="Search results" value={view.q} onChange={(q) => set({ q })} />
      <FilterBar fields={fields} filters={filters} onChange={filter} once />
      <span className="s-faint" role="status">
        {shown.toLocaleString('en-GB')} of {facets.total.toLocaleString('en-GB')} shown
      </span>
    </Row>
  );
}

const reviewFilter = (field: ReviewFilter, values: readonly string[]): Filter => ({ field, operator: 'is', values });

const isOne = [{ id: 'is', label: 'is', wants: 'choices' }] as const;

/** With how many results each value has. */
function filterFields({ modules, engines, kinds }: ReviewFacets, several: boolean): readonly FilterField[] {
  const counted = (counts: Counts, name: (value: string) => string) => () =>
    counts.map(([value, count]) => ({ value, label: name(value), detail: count.toLocaleString('en-GB') }));
  const field = (id: ReviewFilter, label: string, options: FilterField['options']): FilterField => ({
    id,
    label,
    operators: isOne,
    options,
  });
  return [
    field('module', 'Module', counted(modules, moduleLabel)),
    field(
      'engine',
      'Engine',
      counted(engines, (engine) => engine),
    ),
    field('kind', 'Kind', counted(kinds, resultKinds.label)),
    field('risk', 'Risk', () => riskOptions),
    ...(several ? [field('reader', 'Reader', () => readerOptions)] : []),
  ];
}

const riskOptions = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
];

const readerOptions = [
  { value: 'me', label: 'Assigned to me' },
  { value: 'second', label: 'Waiting for a second reader' },
];

interface StatusChoiceProps {
  readonly label: string;
  readonly count: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function StatusChoice({ label, count, chosen, onChoose }: StatusChoiceProps) {
  return (
    <Button size="small" aria-pressed={chosen} onClick={onChoose}>
      {label}
      <Text as="span" size={12} tabular>
        {count.toLocaleString('en-GB')}
      </Text>
    </Button>
  );
}

/** What a view searches, for people: "“autumn” in marketing with the status Waiting". */
export function viewInWords(view: ReviewView): string {
  const parts = [
    view.q && `“${view.q}”`,
    view.module.length > 0 && `in ${anyOf(view.module.map(moduleLabel))}`,
    view.engine.length > 0 && `made by ${anyOf(view.engine)}`,
    view.kind.length > 0 && `of the kind ${anyOf(view.kind.map(resultKinds.label))}`,
    view.risk.length > 0 && `with ${anyOf(view.risk)} risk`,
    view.reader.includes('me') && 'assigned to me',
    view.reader.includes('second') && 'waiting for a second reader',
    view.status && `with the status ${resultStatusLabel(view.status)}`,
  ];
  return parts.filter(Boolean).join(' ') || 'everything';
}

const anyOf = (words: readonly string[]): string => words.join(' or ');

/** The view without filters; the order stays. */
export const withoutFilters = (view: ReviewView): ReviewView => ({ ...startView, status: '', sort: view.sort });
