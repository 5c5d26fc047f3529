import { type Contact, type ContactInput, useCompany } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { leadScoreBand } from '../nouns/contactRules';
import { updateContact } from '../nouns/contactState';
import { contactChoices } from '../nouns/contactWords';
import { OwnerBadge } from '../owners/OwnerBadge';
import { attemptUpdate, saveWithToast } from '../records/notices/saveWithToast';
import { NameButton } from '../records/recordPage/NameButton';
import { RecordPicture } from '../records/recordPage/RecordPicture';
import { ScoreBadge } from '../records/recordPage/ScoreBadge';
import { StateBadges } from '../records/recordPage/StateBadges';
import { ScoreReasons } from '../scores/ScoreReasons';
import { contactLooks } from './ContactBadges';

/** The contact's picture, or initials. */
export const ContactPicture = ({ contact: { id, name, avatar } }: { readonly contact: Contact }) => (
  <RecordPicture
    word="picture"
    name={name}
    picture={avatar}
    onSave={(picture) => attemptUpdate('contact', () => void updateContact(id, { avatar: picture }))}
  />
);

/** Job title and company, under the name. */
export function ContactRole({ contact }: { readonly contact: Contact }) {
  const { title } = contact;
  const company = useCompany(contact.companyId);
  const name = company?.name ?? contact.company;
  if (!title && !name) return 'No job title yet';
  return (
    <>
      {title}
      {title && name && ', '}
      {company ? <Link to={paths.company.href(company.id)}>{name}</Link> : name}
    </>
  );
}

/** Renames the contact. */
export const ContactRename = ({ contact: { id, name } }: { readonly contact: Contact }) => (
  <NameButton name={name} onSave={(next) => saveWithToast('contact', () => void updateContact(id, { name: next }))} />
);

/** Status, temperature, owner and score of the contact, each changed in place. */
export function ContactState({ contact }: { readonly contact: Contact }) {
  const save = (patch: ContactInput) => attemptUpdate('contact', () => void updateContact(contact.id, patch));
  return (
    <>
      <StateBadges
        catalogue={contactCatalogue}
        choices={contactChoices}
        looks={contactLooks}
        record={contact}
        onSave={save}
      />
      <OwnerBadge owner={contact.owner} onChoose={(owner) => save({ owner })} />
      <ScoreBadge label="Lead score" score={contact.score} bandOf={leadScoreBand} onSave={(score) => save({ score })}>
        <ScoreReasons noun="contact" record={contact} />
      </ScoreBadge>
    </>
  );
}
