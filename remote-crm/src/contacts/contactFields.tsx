import { type Contact, companyWithName, contacts, favouriteTag } from '@steps/business';
import { RuleError } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Avatar, Row } from '@steps/platform/ui';
import { Star } from 'lucide-react';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { leadScoreBand } from '../nouns/contactRules';
import { contactChoices, statusesOf, statusLabel, warmth } from '../nouns/contactWords';
import styles from '../records/crm.module.css';
import { catalogueFields } from '../records/recordTable/catalogueFields';
import { wordOptions } from '../records/recordTable/fieldOptions';
import { allLists } from '../staticLists/contactListState';
import { ContactStatus, TemperatureTag } from './ContactBadges';

/** The columns that the list of contacts starts with. */
export const contactColumns = ['name', 'company', 'email', 'phone', 'status', 'temperature', 'score', 'lastContact'];

/** All fields of a contact that a list can show, filter, sort and edit; custom properties are added to them. */
export const contactFields = catalogueFields<Contact, typeof contactCatalogue>(contactCatalogue, {
  choices: contactChoices,
  all: () => contacts.all(),
  columns: contactColumns,
  looks: {
    name: {
      column: {
        grow: 3,
        phone: 'title',
        cell: ({ id, name, avatar, tags }) => (
          <Row as="span" inline gap={2} align="center" shrink maxWidth="full" className={styles.name}>
            <Avatar name={name} picture={avatar} size={24} />
            <Link to={paths.contact.href(id)}>{name}</Link>
            {tags.includes(favouriteTag) && (
              <Star size={14} className={styles.star} role="img" aria-label="Favourite" />
            )}
          </Row>
        ),
      },
    },
    company: { patch: (typed) => companyPatch(typed.trim()), column: { grow: 2 } },
    email: { column: { grow: 3 } },
    phone: { column: { grow: 0, phone: 'hide' } },
    status: {
      // Imported contacts can have other words.
      options: () => statusesOf(contacts.all()).map((value) => ({ value, label: statusLabel(value) })),
      column: { cell: ({ status }) => <ContactStatus status={status} /> },
    },
    temperature: {
      order: ({ temperature }) => warmth[temperature],
      column: { phone: 'hide', cell: ({ temperature }) => <TemperatureTag temperature={temperature} /> },
    },
    score: { column: { cell: ({ score }) => <span title={leadScoreBand(score).label}>{score}</span> } },
    tags: { column: { grow: 2 } },
    lists: { options: () => wordOptions(allLists().map(({ name }) => name)) },
  },
});

function companyPatch(name: string): Partial<Contact> {
  if (!name) return { company: '', companyId: undefined };
  const known = companyWithName(name);
  if (!known) throw new RuleError(`Choose a company in your records, not “${name}”. Add it under Companies first.`);
  return { company: known.name, companyId: known.id };
}
