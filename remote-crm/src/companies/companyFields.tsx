import {
  type Company,
  companies,
  companyScoreBand,
  companySizeLabels,
  companyStatusLabels,
  contactCount,
  RuleError,
} from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { Link } from '@steps/shared/router';
import { Avatar, DateText } from '@steps/shared/ui';
import styles from '../crm.module.css';
import { labelledOptions, wordOptions, wordsUsed } from '../lists/fieldOptions';
import type { ListField } from '../lists/listField';
import { scoreFrom } from '../lists/scoreRules';
import { Words } from '../lists/Words';
import { CompanyStatusTag } from './CompanyStatusTag';

type TextKey = 'phone' | 'email' | 'website' | 'linkedin' | 'address' | 'revenue' | 'description' | 'notes';

const text = (id: TextKey, label: string, width = 150): ListField<Company> => ({
  id,
  label,
  kind: 'text',
  value: (company) => company[id],
  patch: (typed) => ({ [id]: typed.trim() }),
  column: { width },
});

const used = (id: 'industry' | 'location' | 'owner', label: string, width: number): ListField<Company> => ({
  id,
  label,
  kind: 'choice',
  free: true,
  value: (company) => company[id],
  options: () => wordOptions(wordsUsed(companies.all(), (company) => [company[id]])),
  patch: (typed) => ({ [id]: typed.trim() }),
  column: { width },
});

const day = (id: string, label: string, value: (company: Company) => string): ListField<Company> => ({
  id,
  label,
  kind: 'day',
  value,
  column: { width: 110, grow: 0, cell: (company) => <DateText value={value(company)} day /> },
});

/** The value when it is one of the labels' keys; `RuleError` otherwise. */
function oneOf<Value extends string>(labels: Readonly<Record<Value, string>>, typed: string): Value {
  // The keys of the labels are exactly the values.
  if (Object.hasOwn(labels, typed)) return typed as Value;
  throw new RuleError(`Expected one of ${Object.values(labels).join(', ')}, got “${typed}”.`);
}

/** All fields of a company that a list can show, filter, order and edit; custom properties come beside them. */
export const companyFields: readonly ListField<Company>[] = [
  {
    id: 'name',
    label: 'Name',
    kind: 'text',
    value: (company) => company.name,
    patch: (typed) => ({ name: typed.trim() }),
    column: {
      width: 200,
      grow: 2,
      phone: 'title',
      cell: ({ id, name }) => (
        <span className={styles.name}>
          <Avatar name={name} size={24} />
          <Link to={paths.company.href(id)}>{name}</Link>
        </span>
      ),
    },
  },
  used('industry', 'Industry', 140),
  used('location', 'Location', 130),
  {
    id: 'status',
    label: 'Status',
    kind: 'choice',
    value: (company) => company.status,
    options: () => labelledOptions(companyStatusLabels),
    patch: (typed) => ({ status: oneOf(companyStatusLabels, typed) }),
    column: { width: 110, grow: 0, cell: ({ status }) => <CompanyStatusTag status={status} /> },
  },
  {
    id: 'size',
    label: 'Size',
    kind: 'choice',
    value: (company) => company.size,
    order: (company) => Object.keys(companySizeLabels).indexOf(company.size),
    options: () => labelledOptions(companySizeLabels),
    patch: (typed) => ({ size: oneOf(companySizeLabels, typed) }),
    column: { width: 136, grow: 0, phone: 'hide', cell: ({ size }) => companySizeLabels[size] },
  },
  {
    id: 'contacts',
    label: 'Contacts',
    kind: 'number',
    value: (company) => contactCount(company.id),
    column: { width: 84, grow: 0, align: 'end' },
  },
  {
    id: 'score',
    label: 'Score',
    kind: 'number',
    value: (company) => company.score,
    patch: (typed) => ({ score: scoreFrom(typed) }),
    column: {
      width: 70,
      grow: 0,
      align: 'end',
      phone: 'hide',
      cell: ({ score }) => <span title={companyScoreBand(score).label}>{score}</span>,
    },
  },
  {
    id: 'tag',
    label: 'Tags',
    kind: 'set',
    value: (company) => company.tags,
    options: () => wordOptions(wordsUsed(companies.all(), ({ tags }) => tags)),
    column: { width: 160, grow: 2, cell: ({ tags }) => <Words words={tags} /> },
  },
  used('owner', 'Owner', 120),
  text('phone', 'Phone', 116),
  text('email', 'Email', 160),
  text('website', 'Website'),
  text('linkedin', 'LinkedIn'),
  text('address', 'Address', 180),
  text('revenue', 'Revenue', 110),
  day('created', 'Added', (company) => company.createdAt),
  day('updated', 'Changed', (company) => company.updatedAt),
  text('description', 'Description', 180),
  text('notes', 'Notes', 180),
];

/** Columns of the list of companies at the start. */
export const companyColumns = ['name', 'industry', 'location', 'status', 'size', 'contacts', 'score'];
