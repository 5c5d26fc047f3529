import { type AiResultStatus, aiKindLabel } from '@steps/shared';
import { resultStatusLabel } from '@steps/shared/results';
import { SearchField } from '@steps/shared/ui';
import { moduleLabel } from './moduleLabel';
import styles from './review.module.css';
import { type Counts, type ReviewFacets, type ReviewView, startView } from './reviewViewRules';

interface ReviewFiltersProps {
  readonly view: ReviewView;
  readonly onView: (view: ReviewView) => void;
  readonly facets: ReviewFacets;
  readonly shown: number;
}

const statuses: readonly AiResultStatus[] = ['pending', 'approved', 'modified', 'rejected'];

/** Status with counts, search, and one choice each for module, engine, kind and risk. */
export function ReviewFilters({ view, onView, facets, shown }: ReviewFiltersProps) {
  const set = (patch: Partial<ReviewView>) => onView({ ...view, ...patch });
  return (
    <div className={styles.filters}>
      <fieldset className={styles.status}>
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
      </fieldset>
      <SearchField label="Search results" value={view.q} onChange={(q) => set({ q })} />
      <Choice
        label="module"
        value={view.module}
        counts={facets.modules}
        name={moduleLabel}
        onChange={(module) => set({ module })}
      />
      <Choice label="engine" value={view.engine} counts={facets.engines} onChange={(engine) => set({ engine })} />
      <Choice
        label="kind"
        value={view.kind}
        counts={facets.kinds}
        name={aiKindLabel}
        onChange={(kind) => set({ kind })}
      />
      <select
        className="s-input"
        aria-label="Filter by risk"
        value={view.risk}
        onChange={(event) => set({ risk: event.target.value })}
      >
        <option value="">Any risk</option>
        <option value="high">High risk</option>
        <option value="medium">Medium risk</option>
        <option value="low">Low risk</option>
      </select>
      <span className="s-faint" role="status">
        {shown.toLocaleString('en-GB')} of {facets.total.toLocaleString('en-GB')} shown
      </span>
    </div>
  );
}

interface StatusChoiceProps {
  readonly label: string;
  readonly count: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function StatusChoice({ label, count, chosen, onChoose }: StatusChoiceProps) {
  return (
    <button type="button" className="s-button s-button--small" aria-pressed={chosen} onClick={onChoose}>
      {label}
      <span className={styles.count}>{count.toLocaleString('en-GB')}</span>
    </button>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly counts: Counts;
  readonly name?: (value: string) => string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, counts, name = (plain) => plain, onChange }: ChoiceProps) {
  const known = !value || counts.some(([known]) => known === value);
  return (
    <select
      className="s-input"
      aria-label={`Filter by ${label}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Any {label}</option>
      {counts.map(([option, count]) => (
        <option key={option} value={option}>
          {name(option)} ({count.toLocaleString('en-GB')})
        </option>
      ))}
      {!known && <option value={value}>{name(value)}</option>}
    </select>
  );
}

/** What a view searches, for people: "“autumn” in marketing with the status Waiting". */
export function viewInWords(view: ReviewView): string {
  const parts = [
    view.q && `“${view.q}”`,
    view.module && `in ${moduleLabel(view.module)}`,
    view.engine && `made by ${view.engine}`,
    view.kind && `of the kind ${aiKindLabel(view.kind)}`,
    view.risk && `with ${view.risk} risk`,
    view.status && `with the status ${resultStatusLabel(view.status)}`,
  ];
  return parts.filter(Boolean).join(' ') || 'everything';
}

/** The view without filters; the order stays. */
export const withoutFilters = (view: ReviewView): ReviewView => ({ ...startView, status: '', sort: view.sort });
