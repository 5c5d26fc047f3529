import {
  Allowed,
  type Contact,
  favouriteTag,
  restoreContacts,
  toggleFavourite,
  useContact,
  useContactActivities,
  useLoadState,
} from '@steps/shared';
import type { MeetingKind } from '@steps/shared/meetings';
import { paths } from '@steps/shared/paths';
import { useParams } from '@steps/shared/router';
import { attempt, ButtonLink, DetailSkeleton, ErrorState, HereToo, lazyPart, Page, StatusTag } from '@steps/shared/ui';
import { Suspense, useState } from 'react';
import { RecordActivity } from '../activities/RecordActivity';
import { ContactBar } from '../contacts/ContactBar';
import { ContactFacts } from '../contacts/ContactFacts';
import { ContactPicture, ContactRename, ContactRole, ContactState } from '../contacts/ContactHeader';
import { notifyStep } from '../ground/notices/stepNotice';
import { ArchivedNotice } from '../ground/recordPage/ArchivedNotice';
import { FavouriteButton } from '../ground/recordPage/FavouriteButton';
import { RecordPanes } from '../ground/recordPage/RecordPanes';
import { RecordContext, useShownRecord } from '../ground/recordPage/recordContext';
import { MeetingPlanner } from '../schedule/MeetingPlanner';
import { ContactContext } from './ContactContext';
import { ContactPageMenu } from './ContactPageMenu';

const DeletedHere = lazyPart(async () => (await import('../ground/recordPage/DeletedHere')).DeletedHere);
const ScheduleDialog = lazyPart(async () => (await import('../schedule/ScheduleDialog')).ScheduleDialog);

const contactsHref = paths.module.href('crm', { tab: 'contacts' });

/** /crm/contacts/:contactId */
export function ContactPage() {
  const { contactId } = useParams();
  const contact = useContact(contactId);
  const { state, message } = useLoadState();
  if (contact) return <FoundContact key={contact.id} contact={contact} />;
  if (state === 'loading' || state === 'idle') return <DetailSkeleton label="Loading contact" />;
  // What cannot be read is not said to be gone.
  if (state === 'failed')
    return (
      <Page title="Contact">
        <ErrorState title="The contact could not be read" detail={message} />
      </Page>
    );
  return (
    <Page title="Contact Not Found" purpose="The contact you're looking for doesn't exist or has been removed.">
      <div>
        <ButtonLink to={contactsHref} primary>
          Back to Contacts
        </ButtonLink>
      </div>
      {contactId && (
        <Suspense>
          <DeletedHere collection="contacts" id={contactId} noun="Contact" />
        </Suspense>
      )}
    </Page>
  );
}

function FoundContact({ contact }: { readonly contact: Contact }) {
  const activities = useContactActivities(contact.id);
  const [scheduling, setScheduling] = useState<MeetingKind>();
  const about = { contactId: contact.id, ...(contact.companyId ? { companyId: contact.companyId } : {}) };
  return (
    <RecordContext value={useShownRecord('contacts', contact.id)}>
      <Page
        title={contact.name}
        purpose={<ContactRole contact={contact} />}
        titleAction={<ContactRename contact={contact} />}
        picture={<ContactPicture contact={contact} />}
        width="full"
        crumbs={[
          { label: 'CRM', href: paths.module.href('crm') },
          { label: 'Contacts', href: contactsHref },
          { label: contact.name },
        ]}
        badges={
          <>
            <ContactState contact={contact} />
            {contact.archivedAt && <StatusTag>Archived</StatusTag>}
            <HereToo collection="contacts" id={contact.id} />
          </>
        }
        quiet={
          <>
            <Allowed action="change" module="crm">
              <FavouriteButton pressed={contact.tags.includes(favouriteTag)} onPress={() => toggle(contact)} />
            </Allowed>
            <ContactPageMenu contact={contact} onScheduleDemo={() => setScheduling('demo')} />
          </>
        }
      >
        {contact.archivedAt && (
          <ArchivedNotice noun="Contact" since={contact.archivedAt} onRestore={() => restore(contact)} />
        )}
        <MeetingPlanner>
          <RecordPanes
            noun="contact"
            left={<ContactFacts contact={contact} about={about} />}
            centre={<RecordActivity about={about} activities={activities} />}
            right={<ContactContext contact={contact} />}
            bar={<ContactBar {...{ contact, about, activities }} onSchedule={() => setScheduling('meeting')} />}
          />
        </MeetingPlanner>
        {scheduling && (
          <Suspense>
            <ScheduleDialog kind={scheduling} contact={contact} onClose={() => setScheduling(undefined)} />
          </Suspense>
        )}
      </Page>
    </RecordContext>
  );
}

const failure = { title: 'Not saved', description: 'The contact could not be changed. Please try again.' };

const toggle = (contact: Contact) =>
  attempt(failure, () => {
    notifyStep(toggleFavourite(contact.id) ? 'Added to Favorites' : 'Removed from Favorites');
  });

const restore = (contact: Contact) =>
  attempt(failure, () => {
    restoreContacts([contact.id]);
    notifyStep(`${contact.name} restored`);
  });
