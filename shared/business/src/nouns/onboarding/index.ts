export { businessTypes, countryNames, employeeSizes } from './businessOptions';
export { countryRegion } from './countryRegion';
export { industryNames } from './industries';
export { type BusinessData, onboarding } from './onboardingData';
export { onboardingProblems } from './onboardingRules';
