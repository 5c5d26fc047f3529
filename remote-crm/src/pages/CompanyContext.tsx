import { Allowed, type Company, type Contact, isOpenDeal, useDealStages } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Avatar, lazyPart, Row, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCompanyTimeline } from '../companies/companyTimeline';
import { DealLines } from '../deals/DealLines';
import { Engagement } from '../engagement/Engagement';
import { RecordSummary } from '../engagement/RecordSummary';
import { updateCompany } from '../nouns/companyState';
import { useCompanyContacts } from '../nouns/contactState';
import { useCompanyDeals } from '../nouns/dealState';
import crmStyles from '../records/crm.module.css';
import { attemptUpdate } from '../records/notices/saveWithToast';
import { Notes } from '../records/recordPage/Notes';
import recordStyles from '../records/recordPage/record.module.css';
import { conditionText } from '../records/recordTable/listViewRules';

const AddContactDialog = lazyPart(async () => (await import('../contacts/AddContactDialog')).AddContactDialog);
const AddDealDialog = lazyPart(async () => (await import('../deals/AddDealDialog')).AddDealDialog);

/** Right pane: summary, the company's people, active deals, notes, engagement. */
export function CompanyContext({ company }: { readonly company: Company }) {
  const [adding, setAdding] = useState<'contact' | 'deal'>();
  const deals = useCompanyDeals(company.id);
  const stages = useDealStages();
  const open = deals.filter((deal) => isOpenDeal(deal, stages));
  const people = useCompanyContacts(company.id);
  const activities = useCompanyTimeline(company.id);
  const close = () => setAdding(undefined);
  return (
    <>
      <RecordSummary noun="company" activities={activities} deals={deals} since={company.createdAt} />
      <Section
        title="Contacts"
        count={people.length}
        collapse={{ id: 'company.contacts', expanded: true }}
        actions={
          <Allowed action="add" module="crm">
            <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => setAdding('contact')}>
              Add Contact
            </Button>
          </Allowed>
        }
      >
        <CompanyPeople company={company} people={people} />
      </Section>
      <Section
        title="Active deals"
        count={open.length}
        collapse={{ id: 'company.deals', expanded: true }}
        actions={
          <Allowed action="add" module="sales">
            <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => setAdding('deal')}>
              Create Deal
            </Button>
          </Allowed>
        }
      >
        <DealLines deals={open} empty="No active deals." />
      </Section>
      <Section title="Notes" collapse={{ id: 'company.notes', expanded: true }}>
        <Notes
          record={company.id}
          notes={company.notes}
          onSave={(notes) => attemptUpdate('company', () => void updateCompany(company.id, { notes }))}
        />
      </Section>
      <Engagement noun="company" activities={activities} />
      <Suspense>
        {adding === 'contact' && <AddContactDialog company={company} onClose={close} />}
        {adding === 'deal' && <AddDealDialog company={company} onClose={close} />}
      </Suspense>
    </>
  );
}

/** With more people than this, they are looked up in the list. */
const peopleShown = 12;

function CompanyPeople({ company, people }: { readonly company: Company; readonly people: readonly Contact[] }) {
  if (people.length === 0) return <p className="s-faint">Nobody yet.</p>;
  // Archived people still belong to the company, and are listed last.
  const shown = [...people]
    .sort((one, other) => Number(!!one.archivedAt) - Number(!!other.archivedAt))
    .slice(0, peopleShown);
  return (
    <>
      <Stack as="ul" gap={3} className={`s-plain ${recordStyles.list}`}>
        {shown.map(({ id, name, avatar, title, archivedAt }) => (
          <li key={id}>
            <Row as="span" inline gap={2} align="center" shrink maxWidth="full" className={crmStyles.name}>
              <Avatar name={name} picture={avatar} />
              <Stack as="span" shrink breakWords>
                <Link to={paths.contact.href(id)}>{name}</Link>
                {(title || archivedAt) && (
                  <span className="s-faint">{[title, archivedAt && 'Archived'].filter(Boolean).join(', ')}</span>
                )}
              </Stack>
            </Row>
          </li>
        ))}
      </Stack>
      {people.length > peopleShown && (
        <p>
          <Link to={peopleHref(company)}>All {people.length} contacts</Link>
        </p>
      )}
    </>
  );
}

const peopleHref = ({ name }: Company) =>
  paths.module.href('crm', {
    tab: 'contacts',
    archive: 'all',
    company: conditionText('text', { operator: 'is', values: [name] }),
  });
