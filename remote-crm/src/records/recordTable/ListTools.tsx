import { counted } from '@steps/platform';
import { FilterBar } from '@steps/platform/filters';
import { Row, SearchField } from '@steps/platform/ui';
import { Button } from 'antd';
import { Ellipsis, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import styles from '../crm.module.css';
import { filterFields } from './conditionRules';
import type { ListField, ListShape } from './listField';
import type { Archive, ListView } from './listViewRules';
import { SavedViews } from './SavedViews';

interface ListToolsProps<T> {
  readonly noun: string;
  readonly plural: string;
  /** The name of the list without filters: "All contacts". */
  readonly whole: string;
  readonly fields: readonly ListField<T>[];
  readonly view: ListView;
  readonly shape: ListShape<T>;
  readonly onView: (view: ListView) => void;
  /** Rows of the view, and of the list without filters. */
  readonly shown: number;
  readonly all: number;
  /** Its records can be archived. */
  readonly archivable: boolean;
  /** Some records are archived. */
  readonly archives: boolean;
  readonly before?: ReactNode;
  readonly figures?: ReactNode;
  readonly tools?: ReactNode;
  readonly onColumns: () => void;
}

/**
 * The line above a list: saved views, search, filters, what is shown, and at its end archive, columns and the list's own
 * controls.
 */
export function ListTools<T>(props: ListToolsProps<T>) {
  const { noun, plural, fields, view, shape, onView, shown, all } = props;
  const change = (part: Partial<ListView>) => onView({ ...view, ...part });
  // Never hides that the list shows the archive.
  const [more, setMore] = useState(view.archive !== 'no');
  const moreId = useId();
  const filterable = useMemo(() => filterFields(fields), [fields]);
  return (
    <Row gap={2} align="center" wrap className={styles.tools} data-more={more || undefined}>
      {props.before}
      <SavedViews
        list={plural}
        entireLabel={props.whole}
        archivable={props.archivable}
        view={view}
        shape={shape}
        onChange={onView}
      />
      <div className={styles.toolsSearch}>
        <SearchField label={`Search ${plural}`} value={view.q} onChange={(q) => change({ q })} />
      </div>
      <FilterBar fields={filterable} filters={view.filters} onChange={(filters) => change({ filters })} />
      <span className={`s-faint ${styles.toolsCount}`} role="status">
        {countText(shown, all, noun, plural)}
      </span>
      {props.figures && <span className={`s-faint ${styles.toolsFigures}`}>{props.figures}</span>}
      {/* Phones only: opens the rest of the line. */}
      <button
        type="button"
        className={`s-button ${styles.toolsMore}`}
        aria-label={`More for ${plural}`}
        aria-expanded={more}
        aria-controls={moreId}
        onClick={() => setMore(!more)}
      >
        <Ellipsis size={16} aria-hidden />
      </button>
      <Row as="span" inline gap={2} align="center" wrap atEnd className={styles.toolsEnd} id={moreId}>
        {(view.archive !== 'no' || props.archives) && (
          <ArchiveSelect value={view.archive} onChange={(archive) => change({ archive })} />
        )}
        <Button title="Columns" icon={<SlidersHorizontal size={16} aria-hidden />} onClick={props.onColumns}>
          <span className={styles.toolsWord}>Columns</span>
        </Button>
        {props.tools}
      </Row>
    </Row>
  );
}

function ArchiveSelect({ value, onChange }: { readonly value: Archive; readonly onChange: (value: Archive) => void }) {
  return (
    <select
      className="s-input"
      aria-label="Archive"
      value={value}
      // The options are exactly the values.
      onChange={(event) => onChange(event.target.value as Archive)}
    >
      <option value="no">Not archived</option>
      <option value="archived">Archive</option>
      <option value="all">With archive</option>
    </select>
  );
}

const countText = (shown: number, all: number, noun: string, plural: string) => {
  const count = (value: number) => value.toLocaleString('en-GB');
  return shown === all ? counted(all, noun, plural) : `${count(shown)} of ${count(all)} ${plural}`;
};
