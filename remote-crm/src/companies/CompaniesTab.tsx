import {
  type Company,
  companyScoreBand,
  companySizeLabels,
  companyStatusLabels,
  contactCount,
  paths,
  useCompanies,
} from '@steps/shared';
import { Link } from '@steps/shared/router';
import { Avatar, ButtonLink, EmptyState, type RecordColumn } from '@steps/shared/ui';
import { Building2 } from 'lucide-react';
import { optionsOf } from '../forms/TextField';
import { type ListFilter, RecordTab, type SortValues } from '../lists/RecordTab';
import { CompanyStatusTag } from './CompanyStatusTag';
import { searchCompanies } from './companySearch';

const nameOf = (company: Company) => company.name;
const hrefOf = (company: Company) => paths.company.href(company.id);
const sort = { column: 'name', direction: 'ascending' } as const;
const sizes = Object.keys(companySizeLabels);

const sortValues: SortValues<Company> = {
  name: nameOf,
  industry: (company) => company.industry,
  location: (company) => company.location,
  size: (company) => sizes.indexOf(company.size),
  contacts: (company) => contactCount(company.id),
  score: (company) => company.score,
};

const filters: readonly ListFilter<Company>[] = [
  {
    id: 'status',
    label: 'Status',
    options: optionsOf(companyStatusLabels),
    matches: (company, value) => company.status === value,
  },
  {
    id: 'size',
    label: 'Size',
    options: optionsOf(companySizeLabels),
    matches: (company, value) => company.size === value,
  },
];

const columns: readonly RecordColumn<Company>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 220,
    grow: 2,
    sortable: true,
    phone: 'title',
    cell: ({ id, name }) => (
      <span className="c-name">
        <Avatar name={name} size={24} />
        <Link to={paths.company.href(id)}>{name}</Link>
      </span>
    ),
  },
  { id: 'industry', header: 'Industry', width: 150, sortable: true, cell: ({ industry }) => industry || '–' },
  { id: 'location', header: 'Location', width: 130, sortable: true, cell: ({ location }) => location || '–' },
  { id: 'status', header: 'Status', width: 110, grow: 0, cell: ({ status }) => <CompanyStatusTag status={status} /> },
  {
    id: 'size',
    header: 'Size',
    width: 150,
    grow: 0,
    sortable: true,
    phone: 'hide',
    cell: ({ size }) => companySizeLabels[size],
  },
  {
    id: 'contacts',
    header: 'Contacts',
    width: 84,
    grow: 0,
    align: 'end',
    sortable: true,
    cell: ({ id }) => contactCount(id),
  },
  {
    id: 'score',
    header: 'Score',
    width: 70,
    grow: 0,
    align: 'end',
    sortable: true,
    phone: 'hide',
    cell: ({ score }) => <span title={companyScoreBand(score).label}>{score}</span>,
  },
];

/** All companies of the client. */
export function CompaniesTab() {
  return (
    <RecordTab
      label="Companies"
      noun="company"
      plural="companies"
      records={useCompanies()}
      search={searchCompanies}
      {...{ nameOf, hrefOf, columns, sortValues, sort, filters }}
      empty={
        <EmptyState
          icon={Building2}
          title="No companies yet"
          purpose="Companies gather the contacts who work there and the deals with them. An import makes them by itself."
          action={
            <ButtonLink primary to={paths.module.href('crm', { tab: 'companies', new: 'company' })}>
              Add the first company
            </ButtonLink>
          }
        />
      }
    />
  );
}
