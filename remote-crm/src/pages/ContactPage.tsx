import { Allowed, type Contact, favouriteTag, useContact } from '@steps/business';
import type { Meeting } from '@steps/business/meetings';
import { useParams } from '@steps/platform/router';
import { attempt, lazyPart } from '@steps/platform/ui';
import { Suspense, useState } from 'react';
import { RecordActivity } from '../activities/RecordActivity';
import { ContactBar } from '../contacts/ContactBar';
import { ContactFacts } from '../contacts/ContactFacts';
import { ContactPicture, ContactRename, ContactRole, ContactState } from '../contacts/ContactHeader';
import { useContactActivities } from '../nouns/activityState';
import { toggleFavourite } from '../nouns/contactState';
import { notifyStep } from '../records/notices/stepNotice';
import { FavouriteButton } from '../records/recordPage/FavouriteButton';
import { ContactContext } from './ContactContext';
import { ContactPageMenu } from './ContactPageMenu';
import { NoRecord, RecordPage } from './RecordPage';
import { contactKind, notSaved } from './recordKind';

const ScheduleDialog = lazyPart(async () => (await import('../schedule/ScheduleDialog')).ScheduleDialog);

/** /crm/contacts/:contactId */
export function ContactPage() {
  const { contactId } = useParams();
  const contact = useContact(contactId);
  if (!contact) return <NoRecord kind={contactKind} id={contactId} />;
  return <FoundContact key={contact.id} contact={contact} />;
}

function FoundContact({ contact }: { readonly contact: Contact }) {
  const activities = useContactActivities(contact.id);
  const [scheduling, setScheduling] = useState<NonNullable<Meeting['kind']>>();
  const about = { contactId: contact.id, ...(contact.companyId ? { companyId: contact.companyId } : {}) };
  return (
    <RecordPage
      kind={contactKind}
      record={contact}
      purpose={<ContactRole contact={contact} />}
      picture={<ContactPicture contact={contact} />}
      rename={<ContactRename contact={contact} />}
      state={<ContactState contact={contact} />}
      actions={
        <>
          <Allowed action="change" module="crm">
            <FavouriteButton pressed={contact.tags.includes(favouriteTag)} onPress={() => toggle(contact)} />
          </Allowed>
          <ContactPageMenu contact={contact} onScheduleDemo={() => setScheduling('demo')} />
        </>
      }
      facts={<ContactFacts contact={contact} about={about} />}
      activity={<RecordActivity about={about} activities={activities} />}
      context={<ContactContext contact={contact} />}
      bar={<ContactBar {...{ contact, about, activities }} onSchedule={() => setScheduling('meeting')} />}
    >
      {scheduling && (
        <Suspense>
          <ScheduleDialog kind={scheduling} contact={contact} onClose={() => setScheduling(undefined)} />
        </Suspense>
      )}
    </RecordPage>
  );
}

const toggle = (contact: Contact) =>
  attempt(notSaved(contactKind), () => {
    notifyStep(toggleFavourite(contact.id) ? 'Added to Favorites' : 'Removed from Favorites');
  });
