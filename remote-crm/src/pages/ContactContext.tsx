import { Allowed, type Contact, isOpenDeal, useCompany, useDealStages } from '@steps/business';
import { lazyPart, Section } from '@steps/platform/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { CompanySummary } from '../companies/CompanySummary';
import { DealLines } from '../deals/DealLines';
import { Engagement } from '../engagement/Engagement';
import { RecordSummary } from '../engagement/RecordSummary';
import { useContactActivities } from '../nouns/activityState';
import { updateContact } from '../nouns/contactState';
import { useContactDeals } from '../nouns/dealState';
import { attemptUpdate } from '../records/notices/saveWithToast';
import { Notes } from '../records/recordPage/Notes';

const AddDealDialog = lazyPart(async () => (await import('../deals/AddDealDialog')).AddDealDialog);

/** Right pane: summary, company, open deals, notes, engagement. */
export function ContactContext({ contact }: { readonly contact: Contact }) {
  const company = useCompany(contact.companyId);
  const deals = useContactDeals(contact.id);
  const stages = useDealStages();
  const open = deals.filter((deal) => isOpenDeal(deal, stages));
  const activities = useContactActivities(contact.id);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <RecordSummary
        noun="contact"
        activities={activities}
        deals={deals}
        lastContact={contact.lastContact}
        since={contact.createdAt}
      />
      <Section title="Company details" collapse={{ id: 'contact.company', expanded: true }}>
        {company ? (
          <CompanySummary company={company} />
        ) : (
          <p className="s-faint">{contact.company || 'No company yet. Set one under Professional info.'}</p>
        )}
      </Section>
      <Section
        title="Open deals"
        count={open.length}
        collapse={{ id: 'contact.deals', expanded: true }}
        actions={
          <Allowed action="add" module="sales">
            <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => setAdding(true)}>
              Add deal
            </Button>
          </Allowed>
        }
      >
        <DealLines deals={open} empty="No open deals." />
      </Section>
      <Section title="Notes" collapse={{ id: 'contact.notes', expanded: true }}>
        <Notes
          record={contact.id}
          notes={contact.notes}
          onSave={(notes) => attemptUpdate('contact', () => void updateContact(contact.id, { notes }))}
        />
      </Section>
      <Engagement noun="contact" activities={activities} />
      {adding && (
        <Suspense>
          <AddDealDialog
            contactId={contact.id}
            company={company && { id: company.id, name: company.name }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  );
}
