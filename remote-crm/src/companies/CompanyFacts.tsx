import {
  addCompanyTag,
  type Company,
  type CompanyPatch,
  type CompanySize,
  type CompanyStatus,
  companyScoreBand,
  companySizeLabels,
  companyStatusLabels,
  removeCompanyTag,
  suggestedCompanyTags,
  updateCompany,
} from '@steps/shared';
import { Avatar, Section } from '@steps/shared/ui';
import { Attachments } from '../attachments/Attachments';
import { optionsOf } from '../forms/TextField';
import { saveTold } from '../notices/updatedNotice';
import { RecordProperties } from '../properties/RecordProperties';
import { Copyable } from '../record/Copyable';
import { Fact } from '../record/Fact';
import { linkedInLink, mailLink, phoneLink, shortAddress, webLink } from '../record/linkRules';
import { OutsideLink } from '../record/OutsideLink';
import { openings } from '../record/reachState';
import styles from '../record/record.module.css';
import { Score } from '../record/Score';
import { Tags } from '../record/Tags';
import { ScoreReasons } from '../scores/ScoreReasons';
import { scoreFrom } from '../scores/scoreRules';

type TextField =
  | 'name'
  | 'industry'
  | 'location'
  | 'address'
  | 'phone'
  | 'email'
  | 'website'
  | 'linkedin'
  | 'revenue'
  | 'description'
  | 'owner';

/** Left pane: what the company is, every fact edited where it stands. */
export function CompanyFacts({ company }: { readonly company: Company }) {
  const about = { companyId: company.id };
  const save = (patch: CompanyPatch) => saveTold('company', () => void updateCompany(company.id, patch));
  const text = (field: TextField) => ({
    value: company[field],
    onSave: (value: string) => save({ [field]: value.trim() }),
  });
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
        <dl className={styles.facts}>
          <Fact
            label="Score"
            type="number"
            value={String(company.score)}
            onSave={(value) => save({ score: scoreFrom(value) })}
          />
          <Fact
            label="Status"
            value={company.status}
            options={optionsOf(companyStatusLabels)}
            // The options are exactly the statuses.
            onSave={(value) => save({ status: value as CompanyStatus })}
          >
            {companyStatusLabels[company.status]}
          </Fact>
          <Fact
            label="Size"
            value={company.size}
            options={optionsOf(companySizeLabels)}
            // The options are exactly the sizes.
            onSave={(value) => save({ size: value as CompanySize })}
          >
            {companySizeLabels[company.size]}
          </Fact>
        </dl>
      </Section>
      <Section title="Company info" collapse={{ id: 'company.info', expanded: true }}>
        <dl className={styles.facts}>
          <Fact label="Name" {...text('name')} />
          <Fact label="Industry" {...text('industry')} />
          <Fact label="Location" {...text('location')} />
          <Fact label="Address" {...text('address')}>
            <Copyable text={company.address} label="Copy address" />
          </Fact>
          <Fact label="Revenue" {...text('revenue')} />
          <Fact label="Owner" {...text('owner')} />
          <Fact label="Description" rows={3} {...text('description')} />
        </dl>
      </Section>
      <Section title="Contact info" collapse={{ id: 'company.reach', expanded: true }}>
        <dl className={styles.facts}>
          <Fact label="Phone" type="tel" {...text('phone')}>
            <Copyable text={company.phone} label="Copy phone">
              <OutsideLink href={phoneLink(company.phone)} onOpen={() => openings.call(about, company.phone)}>
                {company.phone}
              </OutsideLink>
            </Copyable>
          </Fact>
          <Fact label="Email" type="email" {...text('email')}>
            <Copyable text={company.email} label="Copy email">
              <OutsideLink href={mailLink(company.email)} onOpen={() => openings.email(about, company.email)}>
                {company.email}
              </OutsideLink>
            </Copyable>
          </Fact>
          <Fact label="Website" {...text('website')}>
            <OutsideLink href={webLink(company.website)} onOpen={() => openings.website(about)}>
              {shortAddress(company.website)}
            </OutsideLink>
          </Fact>
        </dl>
      </Section>
      <Section title="Social links" collapse={{ id: 'company.social', expanded: false }}>
        <dl className={styles.facts}>
          <Fact label="LinkedIn" {...text('linkedin')}>
            <OutsideLink href={linkedInLink(company.linkedin)} onOpen={() => openings.linkedIn(about)}>
              {shortAddress(company.linkedin)}
            </OutsideLink>
          </Fact>
        </dl>
      </Section>
      <RecordProperties noun="company" record={company} onSave={save} />
      <Attachments noun="company" recordId={company.id} />
      <Section title="Tags" collapse={{ id: 'company.tags', expanded: true }}>
        <Tags
          tags={company.tags}
          suggested={suggestedCompanyTags}
          onAdd={(tag) => saveTold('company', () => void addCompanyTag(company.id, tag))}
          onRemove={(tag) => saveTold('company', () => void removeCompanyTag(company.id, tag))}
        />
      </Section>
    </>
  );
}
