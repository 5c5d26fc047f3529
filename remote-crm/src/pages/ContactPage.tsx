import {
  archiveContacts,
  type Contact,
  deleteContacts,
  duplicateContact,
  favouriteTag,
  paths,
  restoreContacts,
  toggleFavourite,
  useContact,
  useContactActivities,
  useLoadState,
} from '@steps/shared';
import { useNavigate, useParams } from '@steps/shared/router';
import { ButtonLink, DetailSkeleton, Menu, notify, Page, StatusTag } from '@steps/shared/ui';
import { Button } from 'antd';
import { Ellipsis, Star } from 'lucide-react';
import { RecordActivity } from '../activities/RecordActivity';
import { ContactStatus, TemperatureTag } from '../contacts/ContactBadges';
import { ContactBar } from '../contacts/ContactBar';
import { ContactContext } from '../contacts/ContactContext';
import { ContactFacts } from '../contacts/ContactFacts';
import { attempt, notifyStep } from '../notices/stepNotice';
import { RecordPanes } from '../record/RecordPanes';

const contactsHref = paths.module.href('crm', { tab: 'contacts' });

/** /crm/contacts/:contactId */
export function ContactPage() {
  const { contactId } = useParams();
  const contact = useContact(contactId);
  const { state } = useLoadState();
  if (contact) return <FoundContact key={contact.id} contact={contact} />;
  if (state === 'loading' || state === 'idle') return <DetailSkeleton label="Loading contact" />;
  return (
    <Page title="Contact Not Found" purpose="The contact you're looking for doesn't exist or has been removed.">
      <div>
        <ButtonLink to={contactsHref} primary>
          Back to Contacts
        </ButtonLink>
      </div>
    </Page>
  );
}

function FoundContact({ contact }: { readonly contact: Contact }) {
  const activities = useContactActivities(contact.id);
  const about = { contactId: contact.id, ...(contact.companyId ? { companyId: contact.companyId } : {}) };
  return (
    <Page
      title={contact.name}
      width="full"
      crumbs={[
        { label: 'CRM', href: paths.module.href('crm') },
        { label: 'Contacts', href: contactsHref },
        { label: contact.name },
      ]}
      badges={
        <>
          <ContactStatus status={contact.status} />
          <TemperatureTag temperature={contact.temperature} />
          {contact.archivedAt && <StatusTag>Archived</StatusTag>}
        </>
      }
      quiet={
        <>
          <FavouriteButton contact={contact} />
          <ContactMenu contact={contact} />
        </>
      }
    >
      <RecordPanes
        noun="contact"
        record={contact.id}
        left={<ContactFacts contact={contact} />}
        centre={<RecordActivity about={about} activities={activities} />}
        right={<ContactContext contact={contact} />}
        bar={<ContactBar contact={contact} />}
      />
    </Page>
  );
}

const failure = { title: 'Nothing was changed', description: 'The contact could not be changed. Please try again.' };

function FavouriteButton({ contact }: { readonly contact: Contact }) {
  const favourite = contact.tags.includes(favouriteTag);
  return (
    <Button
      aria-pressed={favourite}
      icon={<Star size={16} className={favourite ? 'c-star' : ''} aria-hidden />}
      onClick={() =>
        attempt(failure, () => {
          notify({ title: toggleFavourite(contact.id) ? 'Added to Favorites' : 'Removed from Favorites' });
        })
      }
    >
      Favourite
    </Button>
  );
}

function ContactMenu({ contact }: { readonly contact: Contact }) {
  const navigate = useNavigate();
  const ids = [contact.id];
  return (
    <Menu
      label={`Actions for ${contact.name}`}
      align="end"
      className="s-icon-button"
      trigger={<Ellipsis size={16} aria-hidden />}
      items={[
        {
          id: 'duplicate',
          label: 'Duplicate contact',
          onSelect: () =>
            attempt(failure, () => {
              const copy = duplicateContact(contact.id);
              notifyStep(`${copy.name} added`);
              navigate(paths.contact.href(copy.id));
            }),
        },
        {
          id: 'archive',
          label: contact.archivedAt ? 'Restore contact' : 'Archive contact',
          onSelect: () =>
            attempt(failure, () => {
              if (contact.archivedAt) restoreContacts(ids);
              else archiveContacts(ids);
              notifyStep(`${contact.name} ${contact.archivedAt ? 'restored' : 'archived'}`);
            }),
        },
        {
          id: 'delete',
          label: 'Delete contact',
          tone: 'danger',
          separated: true,
          onSelect: () =>
            attempt(failure, () => {
              navigate(contactsHref);
              deleteContacts(ids);
              notifyStep(`${contact.name} deleted`);
            }),
        },
      ]}
    />
  );
}
