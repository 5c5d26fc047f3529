import { type Company, type CompanyInput, suggestedCompanyTags } from '@steps/business';
import { Section } from '@steps/platform/ui';
import { Attachments } from '../attachments/Attachments';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { addCompanyTag, removeCompanyTag, updateCompany } from '../nouns/companyState';
import { RecordProperties } from '../properties/RecordProperties';
import { saveWithToast } from '../records/notices/saveWithToast';
import { SectionFacts } from '../records/recordPage/SectionFacts';
import { Tags } from '../records/recordPage/Tags';

/** Left pane: how to reach the company, then its other facts; each is edited in place. */
export function CompanyFacts({ company }: { readonly company: Company }) {
  const save = (patch: CompanyInput) => saveWithToast('company', () => void updateCompany(company.id, patch));
  const facts = { catalogue: companyCatalogue, record: company, about: { companyId: company.id }, onSave: save };
  return (
    <>
      <Section title="Contact info" collapse={{ id: 'company.reach', expanded: true }}>
        <SectionFacts section="reach" {...facts} />
      </Section>
      <Section title="Company info" collapse={{ id: 'company.info', expanded: true }}>
        <SectionFacts section="info" {...facts} />
      </Section>
      <Section title="Social links" collapse={{ id: 'company.social', expanded: false }}>
        <SectionFacts section="social" {...facts} />
      </Section>
      <RecordProperties noun="company" record={company} onSave={save} />
      <Attachments noun="company" recordId={company.id} />
      <Section title="Tags" collapse={{ id: 'company.tags', expanded: true }}>
        <Tags
          tags={company.tags}
          suggested={suggestedCompanyTags}
          onAdd={(tag) => saveWithToast('company', () => void addCompanyTag(company.id, tag))}
          onRemove={(tag) => saveWithToast('company', () => void removeCompanyTag(company.id, tag))}
        />
      </Section>
    </>
  );
}
