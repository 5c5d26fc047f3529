import { type Contact, changedContact, contacts, suggestedContactTags } from '@steps/shared';
import { lazyPart } from '@steps/shared/ui';
import { Button } from 'antd';
import { ListPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { countedAs } from '../lists/countRules';
import type { ListField } from '../lists/listField';
import { RecordBulkActions } from '../lists/RecordBulkActions';
import type { BulkTarget } from '../lists/recordBulk';
import { ExportContacts } from './ExportContacts';

const AddToListDialog = lazyPart(async () => (await import('./AddToListDialog')).AddToListDialog);

interface ContactBulkActionsProps {
  readonly ids: readonly string[];
  readonly fields: readonly ListField<Contact>[];
  /** The selection has gone (archived, deleted). */
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
      <Button icon={<ListPlus size={16} aria-hidden />} onClick={() => setListing(true)}>
        Add to list
      </Button>
      <ExportContacts contacts={() => ids.flatMap((id) => contacts.get(id) ?? [])} count={ids.length} selected />
      {listing && (
        <Suspense>
          <AddToListDialog ids={ids} onClose={() => setListing(false)} />
        </Suspense>
      )}
    </RecordBulkActions>
  );
}
