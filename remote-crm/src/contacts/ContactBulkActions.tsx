import { Allowed, type Contact, contacts, suggestedContactTags } from '@steps/business';
import { countedAs } from '@steps/platform';
import { attempt, lazyPart, Menu } from '@steps/platform/ui';
import { ChevronDown, ListPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { changedContact } from '../nouns/contactState';
import { notifyStep } from '../records/notices/stepNotice';
import type { ListField } from '../records/recordTable/listField';
import { RecordBulkActions } from '../records/recordTable/RecordBulkActions';
import type { BulkTarget } from '../records/recordTable/recordBulk';
import { wordsUsed } from '../records/wordsUsed';
import { removeFromList } from '../staticLists/contactListState';
import { ExportContacts } from './ExportContacts';

const AddToListDialog = lazyPart(async () => (await import('./AddToListDialog')).AddToListDialog);

interface ContactBulkActionsProps {
  readonly ids: readonly string[];
  readonly fields: readonly ListField<Contact>[];
  /** Called once the selection is gone (archived, deleted). */
  readonly onDone: () => void;
}

const target: BulkTarget<Contact> = {
  noun: 'contact',
  counted: countedAs('contact'),
  collection: contacts,
  changed: changedContact,
  suggestedTags: suggestedContactTags,
};

/** What can be done with many contacts at once. */
export function ContactBulkActions({ ids, fields, onDone }: ContactBulkActionsProps) {
  const [listing, setListing] = useState(false);
  return (
    <RecordBulkActions target={target} ids={ids} fields={fields} onDone={onDone}>
      <Allowed action="change" module="crm">
        <Menu
          label="Lists of the selected contacts"
          trigger={
            <>
              <ListPlus size={16} aria-hidden /> Lists <ChevronDown size={14} aria-hidden />
            </>
          }
          items={() => [
            { id: 'add', label: 'Add to list…', onSelect: () => setListing(true) },
            ...wordsUsed(ids, (id) => contacts.get(id)?.lists ?? []).map((name, index) => ({
              id: `off ${name}`,
              label: `Take off “${name}”`,
              separated: index === 0,
              onSelect: () => takeOff(ids, name),
            })),
          ]}
        />
      </Allowed>
      <ExportContacts contacts={() => ids.flatMap((id) => contacts.get(id) ?? [])} count={ids.length} selected />
      {listing && (
        <Suspense>
          <AddToListDialog ids={ids} onClose={() => setListing(false)} />
        </Suspense>
      )}
    </RecordBulkActions>
  );
}

function takeOff(ids: readonly string[], name: string): void {
  attempt({ title: 'Not saved', description: 'The list could not be changed. Please try again.' }, () =>
    notifyStep(`${target.counted(removeFromList(ids, name))} taken off “${name}”`),
  );
}
