import { type Choices, choiceOf } from '../records/catalogue/choice';
import type { CompanyCatalogue } from './companyCatalogue';
import { companySizeLabels, companyStatusLabels } from './companyRules';

/** What a company's choices can be. */
export const companyChoices: Choices<CompanyCatalogue> = {
  status: choiceOf(companyStatusLabels),
  size: choiceOf(companySizeLabels),
};
