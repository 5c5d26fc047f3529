import {
  archiveCompanies,
  type Company,
  deleteCompanies,
  duplicateCompany,
  restoreCompanies,
  useMay,
} from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { useNavigate } from '@steps/shared/router';
import { attempt, Menu, type MenuItem } from '@steps/shared/ui';
import { Ellipsis } from 'lucide-react';
import { archivedNote, deletedNote } from '../ground/notices/keptNotes';
import { notifyStep } from '../ground/notices/stepNotice';
import { isShown } from '../ground/recordPage/isShown';

const companiesHref = paths.module.href('crm', { tab: 'companies' });
const failure = { title: 'Not saved', description: 'The company could not be changed. Please try again.' };

interface CompanyPageMenuProps {
  readonly company: Company;
  /** Set where the page has no button for it. */
  readonly onEdit?: () => void;
}

/** What else can be done with a company; each is one step that can be undone. */
export function CompanyPageMenu({ company, onEdit }: CompanyPageMenuProps) {
  const may = useMay();
  const navigate = useNavigate();
  const ids = [company.id];
  const duplicate = () => {
    const copy = duplicateCompany(company.id);
    const page = paths.company.href(copy.id);
    notifyStep(`${copy.name} added`, undefined, () => {
      // Whoever still looks at the copy goes back to where it was made.
      if (isShown(page)) navigate(paths.company.href(company.id));
    });
    navigate(page);
  };
  const archive = () => {
    if (company.archivedAt) {
      restoreCompanies(ids);
      notifyStep(`${company.name} restored`);
    } else {
      archiveCompanies(ids);
      notifyStep(`${company.name} archived`, archivedNote('companies'));
    }
  };
  const remove = () => {
    navigate(companiesHref);
    deleteCompanies(ids);
    notifyStep(`${company.name} deleted`, deletedNote('Its contacts, deals and activities stay.'), () => {
      // Whoever still looks at the list that deleting led to goes back to the company.
      if (isShown(companiesHref)) navigate(paths.company.href(company.id));
    });
  };
  const items: MenuItem[] = [
    ...(onEdit && may('change', 'crm') ? [{ id: 'edit', label: 'Edit Company', onSelect: onEdit }] : []),
    ...(may('add', 'crm')
      ? [{ id: 'duplicate', label: 'Duplicate Company', onSelect: () => attempt(failure, duplicate) }]
      : []),
    ...(may('change', 'crm')
      ? [
          {
            id: 'archive',
            label: company.archivedAt ? 'Restore Company' : 'Archive Company',
            onSelect: () => attempt(failure, archive),
          },
        ]
      : []),
    ...(may('delete', 'crm')
      ? [
          {
            id: 'delete',
            label: 'Delete Company',
            tone: 'danger' as const,
            separated: true,
            onSelect: () => attempt(failure, remove),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={`Actions for ${company.name}`}
      align="end"
      className="s-icon-button"
      trigger={<Ellipsis size={16} aria-hidden />}
      items={items}
    />
  );
}
