import { type Choices, choiceOf } from '../records/catalogue/choice';
import type { CompanyCatalogue } from './companyCatalogue';
import { companySizeLabels, companyStatusLabels } from './companyRules';

/** The values that a company's choices can have. */
export const companyChoices: Choices<CompanyCatalogue> = {
  status: choiceOf(companyStatusLabels),
  size: choiceOf(companySizeLabels),
};
