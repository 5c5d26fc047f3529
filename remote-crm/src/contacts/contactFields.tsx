import {
  type Contact,
  companyWithName,
  contacts,
  favouriteTag,
  leadScoreBand,
  RuleError,
  type Temperature,
} from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { Link } from '@steps/shared/router';
import { Avatar, DateText } from '@steps/shared/ui';
import { Star } from 'lucide-react';
import { allLists } from '../contactLists/contactListState';
import styles from '../crm.module.css';
import { labelledOptions, wordOptions, wordsUsed } from '../lists/fieldOptions';
import type { ListField } from '../lists/listField';
import { scoreFrom } from '../lists/scoreRules';
import { Words } from '../lists/Words';
import { ContactStatus, TemperatureTag } from './ContactBadges';
import { statusesOf, statusLabel, tagsOf, temperatureLabels, warmth } from './contactListRules';

type TextKey = 'email' | 'phone' | 'title' | 'role' | 'website' | 'linkedin' | 'twitter' | 'address' | 'notes';

const text = (id: TextKey, label: string, width = 150): ListField<Contact> => ({
  id,
  label,
  kind: 'text',
  value: (contact) => contact[id],
  patch: (typed) => ({ [id]: typed.trim() }),
  column: { width },
});

const used = (id: 'owner' | 'source', label: string): ListField<Contact> => ({
  id,
  label,
  kind: 'choice',
  free: true,
  value: (contact) => contact[id],
  options: () => wordOptions(wordsUsed(contacts.all(), (contact) => [contact[id]])),
  patch: (typed) => ({ [id]: typed.trim() }),
  column: { width: 120 },
});

const day = (
  id: string,
  label: string,
  value: (contact: Contact) => string | undefined,
  never: string,
): ListField<Contact> => ({
  id,
  label,
  kind: 'day',
  value,
  column: {
    width: 120,
    grow: 0,
    cell: (contact) => {
      const at = value(contact);
      return at ? <DateText value={at} day /> : <span className="s-faint">{never}</span>;
    },
  },
});

/** All fields of a contact that a list can show, filter, order and edit; custom properties come beside them. */
export const contactFields: readonly ListField<Contact>[] = [
  {
    id: 'name',
    label: 'Name',
    kind: 'text',
    value: (contact) => contact.name,
    patch: (typed) => ({ name: typed.trim() }),
    column: {
      width: 138,
      grow: 3,
      phone: 'title',
      cell: ({ id, name, tags }) => (
        <span className={styles.name}>
          <Avatar name={name} size={24} />
          <Link to={paths.contact.href(id)}>{name}</Link>
          {tags.includes(favouriteTag) && <Star size={14} className={styles.star} role="img" aria-label="Favourite" />}
        </span>
      ),
    },
  },
  {
    id: 'company',
    label: 'Company',
    kind: 'text',
    value: (contact) => contact.company,
    patch: (typed) => companyPatch(typed.trim()),
    column: { width: 98, grow: 2 },
  },
  { ...text('email', 'Email', 160), column: { width: 126, grow: 3 } },
  { ...text('phone', 'Phone'), column: { width: 116, grow: 0, phone: 'hide' } },
  {
    id: 'status',
    label: 'Status',
    kind: 'choice',
    value: (contact) => contact.status,
    options: () => statusesOf(contacts.all()).map((value) => ({ value, label: statusLabel(value) })),
    patch: (typed) => ({ status: typed }),
    column: { width: 102, grow: 0, cell: ({ status }) => <ContactStatus status={status} /> },
  },
  {
    id: 'temperature',
    label: 'Temperature',
    kind: 'choice',
    value: (contact) => contact.temperature,
    order: (contact) => warmth[contact.temperature],
    options: () => labelledOptions(temperatureLabels),
    patch: (typed) => ({ temperature: temperatureFrom(typed) }),
    column: {
      width: 90,
      grow: 0,
      phone: 'hide',
      cell: ({ temperature }) => <TemperatureTag temperature={temperature} />,
    },
  },
  {
    id: 'score',
    label: 'Score',
    kind: 'number',
    value: (contact) => contact.score,
    patch: (typed) => ({ score: scoreFrom(typed) }),
    column: {
      width: 64,
      grow: 0,
      align: 'end',
      phone: 'hide',
      cell: ({ score }) => <span title={leadScoreBand(score).label}>{score}</span>,
    },
  },
  {
    id: 'tag',
    label: 'Tags',
    kind: 'set',
    value: (contact) => contact.tags,
    options: () => wordOptions(tagsOf(contacts.all())),
    column: { width: 160, grow: 2, cell: ({ tags }) => <Words words={tags} /> },
  },
  {
    id: 'list',
    label: 'Lists',
    kind: 'set',
    value: (contact) => contact.lists,
    options: () => wordOptions(allLists().map(({ name }) => name)),
    column: { width: 140, cell: ({ lists = [] }) => <Words words={lists} /> },
  },
  day('lastContact', 'Last contact', (contact) => contact.lastContact, 'Never'),
  day('created', 'Added', (contact) => contact.createdAt, '–'),
  day('updated', 'Changed', (contact) => contact.updatedAt, '–'),
  text('title', 'Job title'),
  text('role', 'Role'),
  used('owner', 'Owner'),
  used('source', 'Source'),
  text('website', 'Website'),
  text('linkedin', 'LinkedIn'),
  text('twitter', 'X (Twitter)'),
  text('address', 'Address', 180),
  text('notes', 'Notes', 180),
];

/** Columns of the list of contacts at the start. */
export const contactColumns = ['name', 'company', 'email', 'phone', 'status', 'temperature', 'score', 'lastContact'];

function companyPatch(name: string): Partial<Contact> {
  if (!name) return { company: '', companyId: undefined };
  const known = companyWithName(name);
  if (!known)
    throw new RuleError(`Expected a company that is known, got “${name}”. Add it in the tab Companies first.`);
  return { company: known.name, companyId: known.id };
}

function temperatureFrom(typed: string): Temperature {
  if (typed === 'cold' || typed === 'warm' || typed === 'hot') return typed;
  throw new RuleError(`Expected cold, warm or hot, got “${typed}”.`);
}
