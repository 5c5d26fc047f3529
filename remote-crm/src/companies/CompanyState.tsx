import type { Company, CompanyInput } from '@steps/business';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { companyScoreBand } from '../nouns/companyRules';
import { updateCompany } from '../nouns/companyState';
import { companyChoices } from '../nouns/companyWords';
import { OwnerBadge } from '../owners/OwnerBadge';
import { attemptUpdate, saveWithToast } from '../records/notices/saveWithToast';
import { NameButton } from '../records/recordPage/NameButton';
import { RecordPicture } from '../records/recordPage/RecordPicture';
import { ScoreBadge } from '../records/recordPage/ScoreBadge';
import { StateBadges } from '../records/recordPage/StateBadges';
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

/** Status, size, owner and score of the company, each changed in place. */
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
      <OwnerBadge owner={company.owner} onChoose={(owner) => save({ owner })} />
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
