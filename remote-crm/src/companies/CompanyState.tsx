import type { Company, CompanyInput } from '@steps/business';
import { attemptUpdate, saveWithToast } from '../ground/notices/saveWithToast';
import { NameButton } from '../ground/recordPage/NameButton';
import { RecordPicture } from '../ground/recordPage/RecordPicture';
import { ScoreBadge } from '../ground/recordPage/ScoreBadge';
import { StateBadges } from '../ground/recordPage/StateBadges';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { companyScoreBand } from '../nouns/companyRules';
import { updateCompany } from '../nouns/companyState';
import { companyChoices } from '../nouns/companyWords';
import { ScoreReasons } from '../scores/ScoreReasons';
import { companyLooks } from './CompanyStatusTag';

/** The company's logo, or initials. */
export const CompanyLogo = ({ company: { id, name, logo } }: { readonly company: Company }) => (
  <RecordPicture
    word="logo"
    name={name}
    picture={logo}
    onSave={(picture) => attemptUpdate('company', () => void updateCompany(id, { logo: picture }))}
  />
);

/** Renames the company. */
export const CompanyRename = ({ company: { id, name } }: { readonly company: Company }) => (
  <NameButton name={name} onSave={(next) => saveWithToast('company', () => void updateCompany(id, { name: next }))} />
);

/** How it is with a company: status, size and score, each changed where it is shown. */
export function CompanyState({ company }: { readonly company: Company }) {
  const save = (patch: CompanyInput) => attemptUpdate('company', () => void updateCompany(company.id, patch));
  return (
    <>
      <StateBadges
        catalogue={companyCatalogue}
        choices={companyChoices}
        looks={companyLooks}
        record={company}
        onSave={save}
      />
      <ScoreBadge
        label="Company score"
        score={company.score}
        bandOf={companyScoreBand}
        onSave={(score) => save({ score })}
      >
        <ScoreReasons noun="company" record={company} />
      </ScoreBadge>
    </>
  );
}
