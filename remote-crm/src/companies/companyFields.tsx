import { type Company, companies } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Avatar, Row } from '@steps/platform/ui';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { companyScoreBand, companySizeLabels } from '../nouns/companyRules';
import { contactCount } from '../nouns/companyState';
import { companyChoices } from '../nouns/companyWords';
import styles from '../records/crm.module.css';
import { catalogueFields } from '../records/recordTable/catalogueFields';
import type { ListField } from '../records/recordTable/listField';
import { CompanyStatusTag } from './CompanyStatusTag';

/** The columns that the list of companies starts with. */
export const companyColumns = ['name', 'industry', 'location', 'status', 'size', 'contacts', 'score'];

/** Counted, not stored. */
const contactsField: ListField<Company> = {
  id: 'contacts',
  label: 'Contacts',
  kind: 'number',
  value: ({ id }) => contactCount(id),
  column: { width: 84, grow: 0, align: 'end' },
};

/** All fields of a company that a list can show, filter, sort and edit; custom properties are added to them. */
export const companyFields: readonly ListField<Company>[] = [
  ...catalogueFields<Company, typeof companyCatalogue>(companyCatalogue, {
    choices: companyChoices,
    all: () => companies.all(),
    columns: companyColumns,
    looks: {
      name: {
        column: {
          grow: 2,
          phone: 'title',
          cell: ({ id, name, logo }) => (
            <Row as="span" inline gap={2} align="center" shrink maxWidth="full" className={styles.name}>
              <Avatar square name={name} picture={logo} size={24} />
              <Link to={paths.company.href(id)}>{name}</Link>
            </Row>
          ),
        },
      },
      status: { column: { cell: ({ status }) => <CompanyStatusTag status={status} /> } },
      size: { order: ({ size }) => Object.keys(companySizeLabels).indexOf(size), column: { phone: 'hide' } },
      score: { column: { cell: ({ score }) => <span title={companyScoreBand(score).label}>{score}</span> } },
      tags: { column: { grow: 2 } },
    },
  }),
  contactsField,
];
