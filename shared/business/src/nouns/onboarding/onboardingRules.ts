import type { BusinessData } from './onboardingData';

/** What is missing, by field, in words for the form; nothing when onboarding can be completed. */
export function onboardingProblems(data: BusinessData): Partial<Record<keyof BusinessData, string>> {
  const problems: Partial<Record<keyof BusinessData, string>> = {};
  if (!data.businessName.trim()) problems.businessName = 'Enter the name of your business.';
  if (!data.businessType.trim()) problems.businessType = 'Choose what kind of business it is.';
  if (!data.employeeSize.trim()) problems.employeeSize = 'Choose how many people work there.';
  if (!data.country.trim()) problems.country = 'Choose a country.';
  if (!data.industry.trim()) problems.industry = 'Choose an industry.';
  if (data.selectedModules.length === 0) problems.selectedModules = 'Choose at least one module.';
  return problems;
}
