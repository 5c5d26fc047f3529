import {
  addCompanyTag,
  type Company,
  type CompanyPatch,
  companyScoreBand,
  removeCompanyTag,
  suggestedCompanyTags,
  updateCompany,
} from '@steps/shared';
import { Avatar, Section } from '@steps/shared/ui';
import { Attachments } from '../attachments/Attachments';
import { saveWithToast } from '../ground/notices/saveWithToast';
import styles from '../ground/recordPage/record.module.css';
import { Score } from '../ground/recordPage/Score';
import { SectionFacts } from '../ground/recordPage/SectionFacts';
import { StateFacts } from '../ground/recordPage/StateFacts';
import { Tags } from '../ground/recordPage/Tags';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { companyChoices } from '../nouns/companyWords';
import { RecordProperties } from '../properties/RecordProperties';
import { ScoreReasons } from '../scores/ScoreReasons';

/** Left pane: what the company is, every fact edited where it stands. */
export function CompanyFacts({ company }: { readonly company: Company }) {
  const save = (patch: CompanyPatch) => saveWithToast('company', () => void updateCompany(company.id, patch));
  const facts = { catalogue: companyCatalogue, record: company, about: { companyId: company.id }, onSave: save };
  return (
    <>
      <Section>
        <div className={styles.who}>
          <Avatar name={company.name} size={48} />
          <div>
            <strong>{company.name}</strong>
            <div className="s-muted">{[company.industry, company.location].filter(Boolean).join(', ')}</div>
          </div>
        </div>
        <Score label="Company score" score={company.score} bandOf={companyScoreBand}>
          <ScoreReasons noun="company" record={company} />
        </Score>
        <StateFacts catalogue={companyCatalogue} choices={companyChoices} record={company} onSave={save} />
      </Section>
      <Section title="Company info" collapse={{ id: 'company.info', expanded: true }}>
        <SectionFacts section="info" {...facts} />
      </Section>
      <Section title="Contact info" collapse={{ id: 'company.reach', expanded: true }}>
        <SectionFacts section="reach" {...facts} />
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
