import { type Contact, isOpenDeal, updateContact, useCompany, useContactDeals } from '@steps/shared';
import { lazyPart, notify, Section } from '@steps/shared/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { CompanySummary } from '../companies/CompanySummary';
import { DealLines } from '../deals/DealLines';
import { attempt } from '../notices/stepNotice';
import { Notes } from '../record/Notes';

const AddDealDialog = lazyPart(async () => (await import('../deals/AddDealDialog')).AddDealDialog);

/** Right pane: company, open deals, notes. */
export function ContactContext({ contact }: { readonly contact: Contact }) {
  const company = useCompany(contact.companyId);
  const deals = useContactDeals(contact.id).filter((deal) => isOpenDeal(deal));
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Section title="Company">
        {company ? (
          <CompanySummary company={company} />
        ) : (
          <p className="s-faint">{contact.company || 'No company yet. Set one under Professional.'}</p>
        )}
      </Section>
      <Section
        title="Open deals"
        actions={
          <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => setAdding(true)}>
            Add deal
          </Button>
        }
      >
        <DealLines deals={deals} empty="No open deals." />
      </Section>
      <Section title="Notes">
        <Notes
          record={contact.id}
          notes={contact.notes}
          onSave={(notes) =>
            attempt(
              { title: 'Notes not saved', description: 'The notes could not be saved. Please try again.' },
              () => {
                updateContact(contact.id, { notes });
                notify({ title: 'Contact Updated', description: 'Changes saved successfully.' });
              },
            )
          }
        />
      </Section>
      {adding && (
        <Suspense>
          <AddDealDialog
            contactId={contact.id}
            {...(company ? { company: { id: company.id, name: company.name } } : {})}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  );
}
