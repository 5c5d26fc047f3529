import type { DateColumn } from '../core/calendar/dateColumn';
import { type DateOrder, readWrittenDate } from '../core/calendar/writtenDate';
import { formatDate } from '../core/dates';
import { Stack } from '../ui/Layout';
import { Segmented } from './Segmented';
import styles from './TextReadingField.module.css';

interface DateReadingFieldProps {
  /** The column in the file. */
  readonly name: string;
  readonly column: DateColumn;
  /** The person knows better how the dates are written. */
  readonly onChoose: (order: DateOrder) => void;
}

const orders = [
  { value: 'day', label: 'Day first' },
  { value: 'month', label: 'Month first' },
] as const;

/** How the dates of a column were read, and why, with an example and a choice; nothing where they can be read in one way only. */
export function DateReadingField({ name, column, onChoose }: DateReadingFieldProps) {
  if (column.by === 'same') return null;
  return (
    <Stack gap={2} breakWords className={styles.reading}>
      <Segmented label={`Dates in “${name}”`} options={orders} value={column.order} onChange={onChoose} />
      <p className="s-muted">{words(column)}</p>
    </Stack>
  );
}

function words({ order, by, example = '' }: DateColumn): string {
  const read = readWrittenDate(example, order);
  const shown = read
    ? `“${example}” is ${formatDate(read.day, { year: true })}`
    : `“${example}” is no date in this order`;
  const first = order === 'day' ? 'Day first' : 'Month first';
  if (by === 'told') return `${first}, as the file tells: ${shown}.`;
  if (by === 'chosen') return `${first}, as you chose: ${shown}.`;
  if (by === 'mixed') return `The column has both orders. ${first}, as in your region: ${shown}.`;
  return `Could be either. ${first}, as in your region: ${shown}.`;
}
