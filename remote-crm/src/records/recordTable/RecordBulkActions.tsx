import { Allowed } from '@steps/business';
import { lazyPart, Menu, type MenuItem } from '@steps/platform/ui';
import { Button } from 'antd';
import { Archive, ArchiveRestore, ChevronDown, Tag } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { wordsUsed } from '../wordsUsed';
import { EditAndDelete } from './EditAndDelete';
import type { ListField } from './listField';
import { addTag, type BulkTarget, putAway, removeTag, type Tagged } from './recordBulk';

const TagDialog = lazyPart(async () => (await import('./TagDialog')).TagDialog);

interface RecordBulkActionsProps<T extends Tagged> {
  readonly target: BulkTarget<T>;
  readonly ids: readonly string[];
  readonly fields: readonly ListField<T>[];
  /** Called once the selection is gone (archived, deleted). */
  readonly onDone: () => void;
  /** Actions of this kind of record alone. */
  readonly children?: ReactNode;
}

/** Actions for many contacts or companies at once; each is one step that can be undone. */
export function RecordBulkActions<T extends Tagged>({
  target,
  ids,
  fields,
  onDone,
  children,
}: RecordBulkActionsProps<T>) {
  const [tagging, setTagging] = useState(false);
  const archived = ids.length > 0 && ids.every((id) => target.collection.get(id)?.archivedAt);
  const items = (): MenuItem[] => [
    ...target.suggestedTags.map((tag) => ({
      id: tag,
      label: tag,
      onSelect: () => void addTag(target, ids, tag),
    })),
    { id: 'other', label: 'Another tag…', onSelect: () => setTagging(true), separated: true },
    ...wordsUsed(ids, (id) => target.collection.get(id)?.tags ?? []).map((tag, index) => ({
      id: `remove ${tag}`,
      label: `Remove “${tag}”`,
      separated: index === 0,
      onSelect: () => void removeTag(target, ids, tag),
    })),
  ];
  return (
    <>
      <Allowed action="change" module={target.collection.modules}>
        <Menu
          label={`Tag the selected ${target.noun === 'contact' ? 'contacts' : 'companies'}`}
          trigger={
            <>
              <Tag size={16} aria-hidden /> Tag <ChevronDown size={14} aria-hidden />
            </>
          }
          items={items}
        />
      </Allowed>
      <EditAndDelete {...{ target, ids, fields, onDone }}>
        {children}
        <Allowed action="change" module={target.collection.modules}>
          <Button
            icon={archived ? <ArchiveRestore size={16} aria-hidden /> : <Archive size={16} aria-hidden />}
            onClick={() => void putAway(target, ids, archived).then(onDone)}
          >
            {archived ? 'Restore' : 'Archive'}
          </Button>
        </Allowed>
      </EditAndDelete>
      {tagging && (
        <Suspense>
          <TagDialog
            subject={target.counted(ids.length)}
            onClose={() => setTagging(false)}
            onTag={(tag) => {
              setTagging(false);
              void addTag(target, ids, tag);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
