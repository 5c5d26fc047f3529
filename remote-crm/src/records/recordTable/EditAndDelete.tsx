import { Allowed } from '@steps/business';
import type { StoredRecord } from '@steps/platform';
import { lazyPart } from '@steps/platform/ui';
import { Button } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { ListField } from './listField';
import { type BulkEditTarget, deleteAll, setField } from './recordBulk';

const BulkEditDialog = lazyPart(async () => (await import('./BulkEditDialog')).BulkEditDialog);

interface EditAndDeleteProps<T extends StoredRecord> {
  readonly target: BulkEditTarget<T>;
  readonly ids: readonly string[];
  /** Fields with a `patch` can be set. */
  readonly fields: readonly ListField<T>[];
  /** Called once the selection is gone. */
  readonly onDone: () => void;
  /** Actions of this kind of record alone. */
  readonly children?: ReactNode;
}

/** Actions for many records of any kind at once; each is one step that can be undone. */
export function EditAndDelete<T extends StoredRecord>({
  target,
  ids,
  fields,
  onDone,
  children,
}: EditAndDeleteProps<T>) {
  const [editing, setEditing] = useState(false);
  const { modules } = target.collection;
  return (
    <>
      <Allowed action="change" module={modules}>
        <Button icon={<Pencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
          Edit
        </Button>
      </Allowed>
      {children}
      <Allowed action="delete" module={modules}>
        <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={() => void deleteAll(target, ids).then(onDone)}>
          Delete
        </Button>
      </Allowed>
      {editing && (
        <Suspense>
          <BulkEditDialog
            subject={target.counted(ids.length)}
            fields={fields as unknown as readonly ListField<unknown>[]}
            onClose={() => setEditing(false)}
            onApply={(field, typed) => setField(target, ids, field as unknown as ListField<T>, typed)}
          />
        </Suspense>
      )}
    </>
  );
}
