import {
  addContactTag,
  type Contact,
  type ContactPatch,
  leadScoreBand,
  removeContactTag,
  setContactCompany,
  suggestedContactTags,
  type Temperature,
  updateContact,
  useCompany,
} from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { Link } from '@steps/shared/router';
import { Avatar, Section } from '@steps/shared/ui';
import { Attachments } from '../attachments/Attachments';
import { optionsOf } from '../forms/TextField';
import { saveTold } from '../notices/updatedNotice';
import { RecordProperties } from '../properties/RecordProperties';
import { Copyable } from '../record/Copyable';
import { Fact } from '../record/Fact';
import { linkedInLink, mailLink, phoneLink, shortAddress, webLink, xLink } from '../record/linkRules';
import { OutsideLink } from '../record/OutsideLink';
import { type About, openings } from '../record/reachState';
import styles from '../record/record.module.css';
import { Score } from '../record/Score';
import { Tags } from '../record/Tags';
import { Relationships } from '../relationships/Relationships';
import { ScoreReasons } from '../scores/ScoreReasons';
import { scoreFrom } from '../scores/scoreRules';
import { ContactLists } from './ContactLists';
import { statusesOf, statusLabel, temperatureLabels } from './contactListRules';

const statuses = statusesOf([]).map((value) => ({ value, label: statusLabel(value) }));

interface ContactFactsProps {
  readonly contact: Contact;
  readonly about: About;
}

/** Left pane: who the contact is, every fact edited where it stands. */
export function ContactFacts({ contact, about }: ContactFactsProps) {
  const company = useCompany(contact.companyId);
  const save = (patch: ContactPatch) => saveTold('contact', () => void updateContact(contact.id, patch));
  const text = (
    field:
      | 'name'
      | 'email'
      | 'phone'
      | 'title'
      | 'role'
      | 'website'
      | 'linkedin'
      | 'twitter'
      | 'address'
      | 'source'
      | 'owner',
  ) => ({
    value: contact[field],
    onSave: (value: string) => save({ [field]: value.trim() }),
  });
  return (
    <>
      <Section>
        <div className={styles.who}>
          <Avatar name={contact.name} size={48} />
          <div>
            <strong>{contact.name}</strong>
            <div className="s-muted">
              {[contact.title, contact.company].filter(Boolean).join(', ') || 'No job title yet'}
            </div>
          </div>
        </div>
        <Score label="Lead score" score={contact.score} bandOf={leadScoreBand}>
          <ScoreReasons noun="contact" record={contact} />
        </Score>
        <dl className={styles.facts}>
          <Fact
            label="Score"
            type="number"
            value={String(contact.score)}
            onSave={(value) => save({ score: scoreFrom(value) })}
          />
          <Fact label="Status" value={contact.status} options={statuses} onSave={(status) => save({ status })}>
            {statusLabel(contact.status)}
          </Fact>
          <Fact
            label="Temperature"
            value={contact.temperature}
            options={optionsOf(temperatureLabels)}
            // The options are exactly the temperatures.
            onSave={(value) => save({ temperature: value as Temperature })}
          >
            {temperatureLabels[contact.temperature]}
          </Fact>
        </dl>
      </Section>
      <Section title="Contact info" collapse={{ id: 'contact.info', expanded: true }}>
        <dl className={styles.facts}>
          <Fact label="Name" {...text('name')} />
          <Fact label="Email" type="email" {...text('email')}>
            <Copyable text={contact.email} label="Copy email">
              <OutsideLink href={mailLink(contact.email)} onOpen={() => openings.email(about, contact.email)}>
                {contact.email}
              </OutsideLink>
            </Copyable>
          </Fact>
          <Fact label="Phone" type="tel" {...text('phone')}>
            <Copyable text={contact.phone} label="Copy phone">
              <OutsideLink href={phoneLink(contact.phone)} onOpen={() => openings.call(about, contact.phone)}>
                {contact.phone}
              </OutsideLink>
            </Copyable>
          </Fact>
          <Fact label="Address" {...text('address')}>
            <Copyable text={contact.address} label="Copy address" />
          </Fact>
        </dl>
      </Section>
      <Section title="Professional info" collapse={{ id: 'contact.professional', expanded: true }}>
        <dl className={styles.facts}>
          <Fact label="Job title" {...text('title')} />
          <Fact
            label="Company"
            value={contact.company}
            onSave={(name) => saveTold('contact', () => void setContactCompany(contact.id, name))}
          >
            {company ? <Link to={paths.company.href(company.id)}>{contact.company}</Link> : contact.company}
          </Fact>
          <Fact label="Role" {...text('role')} />
          <Fact label="Source" {...text('source')} />
          <Fact label="Owner" {...text('owner')} />
        </dl>
      </Section>
      <Section title="Social links" collapse={{ id: 'contact.social', expanded: false }}>
        <dl className={styles.facts}>
          <Fact label="LinkedIn" {...text('linkedin')}>
            <OutsideLink href={linkedInLink(contact.linkedin)} onOpen={() => openings.linkedIn(about)}>
              {shortAddress(contact.linkedin)}
            </OutsideLink>
          </Fact>
          <Fact label="X (Twitter)" {...text('twitter')}>
            <OutsideLink href={xLink(contact.twitter)}>{contact.twitter}</OutsideLink>
          </Fact>
          <Fact label="Website" {...text('website')}>
            <OutsideLink href={webLink(contact.website)} onOpen={() => openings.website(about)}>
              {shortAddress(contact.website)}
            </OutsideLink>
          </Fact>
        </dl>
      </Section>
      <RecordProperties noun="contact" record={contact} onSave={save} />
      <Relationships contactId={contact.id} name={contact.name} />
      <Attachments noun="contact" recordId={contact.id} />
      <Section title="Tags" collapse={{ id: 'contact.tags', expanded: true }}>
        <Tags
          tags={contact.tags}
          suggested={suggestedContactTags}
          onAdd={(tag) => saveTold('contact', () => void addContactTag(contact.id, tag))}
          onRemove={(tag) => saveTold('contact', () => void removeContactTag(contact.id, tag))}
        />
      </Section>
      <ContactLists contact={contact} />
    </>
  );
}
