import type { RecordColumn } from '@steps/platform/ui';
import { EditableCell } from './EditableCell';
import { type ListField, type ListRecord, valueText } from './listField';
import styles from './lists.module.css';

interface ColumnsOptions<T> {
  readonly fields: readonly ListField<T>[];
  /** Ids of the fields that are columns, in their order. */
  readonly columns: readonly string[];
  /** Chosen by hand: phones then show all of them. */
  readonly chosen: boolean;
  readonly editable: boolean;
  readonly nameOf: (record: T) => string;
}

/** The columns of a list from its fields. */
export function fieldColumns<T extends ListRecord>(options: ColumnsOptions<T>): readonly RecordColumn<T>[] {
  const { fields, columns, chosen, editable, nameOf } = options;
  return columns.flatMap((id) => {
    const field = fields.find((one) => one.id === id);
    if (!field) return [];
    const { width, grow, align, phone } = field.column;
    const show = field.column.cell ?? ((record: T) => <PlainCell text={valueText(field.value(record))} />);
    return [
      {
        id,
        header: field.label,
        width,
        grow,
        align,
        phone: chosen && phone === 'hide' ? 'line' : phone,
        sortable: field.fixed !== 'no-order',
        cell: (record: T) =>
          editable && field.patch ? (
            <EditableCell record={record} name={nameOf(record)} field={field}>
              {show(record)}
            </EditableCell>
          ) : (
            show(record)
          ),
      },
    ];
  });
}

function PlainCell({ text }: { readonly text: string }) {
  return text ? <span className={styles.plain}>{text}</span> : <span className="s-faint">–</span>;
}
