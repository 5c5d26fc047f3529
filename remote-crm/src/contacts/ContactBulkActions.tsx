import {
  addTagToContacts,
  archiveContacts,
  contacts,
  deleteContacts,
  maxTags,
  removeTagFromContacts,
  restoreContacts,
  suggestedContactTags,
} from '@steps/shared';
import { lazyPart, Menu, type MenuItem } from '@steps/shared/ui';
import { Button } from 'antd';
import { Archive, ArchiveRestore, ChevronDown, Tag, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { attempt, notifyStep } from '../notices/stepNotice';
import { tagsOf } from './contactListRules';

const TagDialog = lazyPart(async () => (await import('./TagDialog')).TagDialog);

interface ContactBulkActionsProps {
  readonly ids: readonly string[];
  /** The selection has gone (archived, deleted). */
  readonly onDone: () => void;
}

const failure = { title: 'Nothing was changed', description: 'The contacts could not be changed. Please try again.' };
const counted = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'contact' : 'contacts'}`;

/** What can be done with many contacts at once; each is one step that can be undone. */
export function ContactBulkActions({ ids, onDone }: ContactBulkActionsProps) {
  const [asking, setAsking] = useState(false);
  const selected = ids.flatMap((id) => contacts.get(id) ?? []);
  const archived = selected.length > 0 && selected.every((contact) => contact.archivedAt);
  return (
    <>
      <Menu
        label="Tag the selected contacts"
        trigger={
          <>
            <Tag size={16} aria-hidden /> Tag <ChevronDown size={14} aria-hidden />
          </>
        }
        items={tagItems(ids, tagsOf(selected), () => setAsking(true))}
      />
      <Button
        icon={archived ? <ArchiveRestore size={16} aria-hidden /> : <Archive size={16} aria-hidden />}
        onClick={() =>
          attempt(failure, () => {
            const count = archived ? restoreContacts(ids) : archiveContacts(ids);
            notifyStep(`${counted(count)} ${archived ? 'restored' : 'archived'}`);
            onDone();
          })
        }
      >
        {archived ? 'Restore' : 'Archive'}
      </Button>
      <Button
        danger
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() =>
          attempt(failure, () => {
            notifyStep(`${counted(deleteContacts(ids))} deleted`);
            onDone();
          })
        }
      >
        Delete
      </Button>
      {asking && (
        <Suspense>
          <TagDialog
            count={ids.length}
            onClose={() => setAsking(false)}
            onTag={(tag) => {
              setAsking(false);
              addTag(ids, tag);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function tagItems(ids: readonly string[], used: readonly string[], onOther: () => void): MenuItem[] {
  return [
    ...suggestedContactTags.map((tag) => ({ id: tag, label: tag, onSelect: () => addTag(ids, tag) })),
    { id: 'other', label: 'Another tag…', onSelect: onOther, separated: true },
    ...used.map((tag, index) => ({
      id: `remove ${tag}`,
      label: `Remove “${tag}”`,
      separated: index === 0,
      onSelect: () =>
        attempt(failure, () => notifyStep(`“${tag}” removed from ${counted(removeTagFromContacts(ids, tag))}`)),
    })),
  ];
}

function addTag(ids: readonly string[], tag: string) {
  attempt(failure, () => {
    const { changed, full } = addTagToContacts(ids, tag);
    const left =
      full.length > 0
        ? `${counted(full.length)} have ${maxTags} tags already, which is the most, and stayed as they are.`
        : undefined;
    notifyStep(`“${tag.trim()}” added to ${counted(changed)}`, left);
  });
}
