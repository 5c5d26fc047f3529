import { announce, IconButton, phoneQuery, Row, Sheet, Stack, Text, useMedia } from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { movedColumn } from './columnRules';
import type { FieldSort, ListField } from './listField';
import styles from './lists.module.css';
import { mostSorts } from './orderRules';

interface ColumnsSheetProps<T> {
  readonly fields: readonly ListField<T>[];
  /** Ids in order. */
  readonly columns: readonly string[];
  readonly sorts: readonly FieldSort[];
  /** `undefined`: back to those at the start. */
  readonly onColumns: (columns: readonly string[] | undefined) => void;
  readonly onSorts: (sorts: readonly FieldSort[]) => void;
  /** Makes each column as wide as its longest content on the screen. */
  readonly onFit: () => void;
  /** Absent while no column has a width of its own. */
  readonly onResetWidths?: () => void;
  readonly onClose: () => void;
}

/** The columns of a list, their order and width, and the sort order. */
export function ColumnsSheet<T>(props: ColumnsSheetProps<T>) {
  const { fields, columns, sorts, onColumns, onSorts, onFit, onResetWidths, onClose } = props;
  const phone = useMedia(phoneQuery);
  const chosen = columns.flatMap((id) => fields.find((field) => field.id === id) ?? []);
  const others = fields.filter(({ id }) => !columns.includes(id));
  const move = (field: ListField<T>, by: -1 | 1) => {
    const next = movedColumn(columns, field.id, by);
    onColumns(next);
    announce(`${field.label} is column ${next.indexOf(field.id) + 1} of ${next.length}`);
  };
  return (
    <Sheet
      open
      title="Columns and order"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onColumns(undefined)}>Reset columns</Button>
          <Button type="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack gap={4} bound alignContent="start">
        <section aria-label="Order" className={styles.sheet}>
          <h3>Order</h3>
          <OrderEditor fields={fields} sorts={sorts} onSorts={onSorts} />
        </section>
        {/* Cards have no columns side by side. */}
        {!phone && (
          <section aria-label="Widths" className={styles.sheet}>
            <h3>Widths</h3>
            <Row gap={1} align="center" marginBottom="half" className={styles.sheetLine}>
              <Button onClick={onFit}>Fit all columns</Button>
              <Button disabled={!onResetWidths} onClick={onResetWidths}>
                Reset widths
              </Button>
            </Row>
            <p className={`s-faint ${styles.sheetHint}`}>
              Or drag the edge of a column’s header; a double click fits the column. With keys: → on the header goes to
              its edge, and the arrows move it.
            </p>
          </section>
        )}
        <section aria-label="Columns" className={styles.sheet}>
          <h3>Columns</h3>
          <ul className="s-plain">
            {chosen.map((field, index) => (
              <Row key={field.id} as="li" gap={1} align="center" marginBottom="half" className={styles.sheetLine}>
                <Row
                  as="label"
                  gap={2}
                  align="center"
                  grow
                  shrink
                  minHeight={32}
                  paddingX={1}
                  className={styles.choicesItem}
                >
                  <input
                    type="checkbox"
                    checked
                    disabled={index === 0}
                    onChange={() => onColumns(columns.filter((id) => id !== field.id))}
                  />
                  <Text as="span" grow shrink breakWords>
                    {field.label}
                  </Text>
                </Row>
                {index > 0 && (
                  <>
                    <IconButton label={`Move ${field.label} up`} icon={ArrowUp} onClick={() => move(field, -1)} />
                    <IconButton label={`Move ${field.label} down`} icon={ArrowDown} onClick={() => move(field, 1)} />
                  </>
                )}
              </Row>
            ))}
            {others.map((field) => (
              <Row key={field.id} as="li" gap={1} align="center" marginBottom="half" className={styles.sheetLine}>
                <Row
                  as="label"
                  gap={2}
                  align="center"
                  grow
                  shrink
                  minHeight={32}
                  paddingX={1}
                  className={styles.choicesItem}
                >
                  <input type="checkbox" checked={false} onChange={() => onColumns([...columns, field.id])} />
                  <Text as="span" grow shrink breakWords>
                    {field.label}
                  </Text>
                </Row>
              </Row>
            ))}
          </ul>
        </section>
      </Stack>
    </Sheet>
  );
}

function OrderEditor<T>({ fields, sorts, onSorts }: Pick<ColumnsSheetProps<T>, 'fields' | 'sorts' | 'onSorts'>) {
  const sortable = fields.filter((field) => field.fixed !== 'no-order');
  const free = sortable.filter(({ id }) => !sorts.some((sort) => sort.column === id));
  const put = (index: number, sort: FieldSort) => onSorts(sorts.map((known, at) => (at === index ? sort : known)));
  return (
    <ul className="s-plain">
      {sorts.map((sort, index) => (
        <Row key={sort.column} as="li" gap={1} align="center" marginBottom="half" className={styles.sheetLine}>
          <select
            className="s-input"
            aria-label={index === 0 ? 'Order by' : `Then by, ${index + 1}`}
            value={sort.column}
            onChange={(event) => put(index, { ...sort, column: event.target.value })}
          >
            {sortable
              .filter(({ id }) => id === sort.column || free.some((field) => field.id === id))
              .map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </select>
          <select
            className="s-input"
            aria-label={`Direction, ${index + 1}`}
            value={sort.direction}
            onChange={(event) =>
              put(index, { ...sort, direction: event.target.value === 'descending' ? 'descending' : 'ascending' })
            }
          >
            <option value="ascending">First to last</option>
            <option value="descending">Last to first</option>
          </select>
          {sorts.length > 1 && (
            <IconButton
              label={`Remove order ${index + 1}`}
              icon={X}
              onClick={() => onSorts(sorts.filter((_sort, at) => at !== index))}
            />
          )}
        </Row>
      ))}
      {sorts.length < mostSorts && free[0] && (
        <li>
          <Button onClick={() => onSorts([...sorts, { column: free[0]?.id ?? '', direction: 'ascending' }])}>
            Then by another column
          </Button>
          <p className={`s-faint ${styles.sheetHint}`}>The same by pressing a column’s header with Shift.</p>
        </li>
      )}
    </ul>
  );
}
