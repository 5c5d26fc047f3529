import { Together } from '@steps/platform/ui';
import { type ComponentProps, useContext } from 'react';
import { RecordContext } from './recordContext';

/** Handlers for the element around a control of the shown record: others see that somebody is editing it. */
export function useRecordTyping(field: string) {
  const record = useContext(RecordContext);
  return Together.useTyping(record?.collection, record?.id, field);
}

/** What others are doing with a field of the record that is shown. */
export function RecordNote(props: Omit<ComponentProps<typeof Together.FieldNote>, 'collection' | 'id'>) {
  const record = useContext(RecordContext);
  return record && <Together.FieldNote collection={record.collection} id={record.id} {...props} />;
}
