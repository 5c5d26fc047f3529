export { businessTypes, countryNames, employeeSizes, industryNames } from './businessOptions';
export { countryRegion } from './countryRegion';
export { type BusinessData, onboarding } from './onboardingData';
export { onboardingProblems } from './onboardingRules';
