import { type Contact, type ContactInput, suggestedContactTags, useCompany } from '@steps/business';
import { useLinkedTo } from '@steps/business/dav';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Section } from '@steps/platform/ui';
import { Attachments } from '../attachments/Attachments';
import { LinkedMark } from '../dav/LinkedMark';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { addContactTag, removeContactTag, setContactCompany, updateContact } from '../nouns/contactState';
import { RecordProperties } from '../properties/RecordProperties';
import { saveWithToast } from '../records/notices/saveWithToast';
import type { About } from '../records/recordPage/callAndEmail';
import { InlineField } from '../records/recordPage/InlineField';
import { SectionFacts } from '../records/recordPage/SectionFacts';
import { Tags } from '../records/recordPage/Tags';
import { Relationships } from '../relationships/Relationships';
import { ContactLists } from './ContactLists';

interface ContactFactsProps {
  readonly contact: Contact;
  readonly about: About;
}

/** Left pane: how to reach the contact, then other facts; each is edited in place. */
export function ContactFacts({ contact, about }: ContactFactsProps) {
  const company = useCompany(contact.companyId);
  const linked = useLinkedTo('contacts', contact);
  const save = (patch: ContactInput) => saveWithToast('contact', () => void updateContact(contact.id, patch));
  const facts = { catalogue: contactCatalogue, record: contact, about, onSave: save };
  const companyFact = (
    <InlineField
      key="company"
      label={contactCatalogue.company.label}
      fields={['company', 'companyId']}
      value={contact.company}
      onSave={(name) => saveWithToast('contact', () => void setContactCompany(contact.id, name))}
    >
      {company ? <Link to={paths.company.href(company.id)}>{contact.company}</Link> : contact.company}
    </InlineField>
  );
  return (
    <>
      <Section title="Contact info" collapse={{ id: 'contact.info', expanded: true }}>
        <SectionFacts section="info" {...facts} />
        {linked && <LinkedMark linked={linked} />}
      </Section>
      <Section title="Professional info" collapse={{ id: 'contact.professional', expanded: true }}>
        <SectionFacts section="professional" {...facts} own={{ company: companyFact }} />
      </Section>
      <Section title="Social links" collapse={{ id: 'contact.social', expanded: false }}>
        <SectionFacts section="social" {...facts} />
      </Section>
      <RecordProperties noun="contact" record={contact} onSave={save} />
      <Relationships contactId={contact.id} name={contact.name} />
      <Attachments noun="contact" recordId={contact.id} />
      <Section title="Tags" collapse={{ id: 'contact.tags', expanded: true }}>
        <Tags
          tags={contact.tags}
          suggested={suggestedContactTags}
          onAdd={(tag) => saveWithToast('contact', () => void addContactTag(contact.id, tag))}
          onRemove={(tag) => saveWithToast('contact', () => void removeContactTag(contact.id, tag))}
        />
      </Section>
      <ContactLists contact={contact} />
    </>
  );
}
