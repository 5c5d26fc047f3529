export { businessTypes, countryNames, employeeSizes } from './businessOptions';
export { countryRegion, isUsual } from './countryRegion';
export { industryNames } from './industries';
export { type BusinessData, onboarding } from './onboardingData';
export { onboardingProblems } from './onboardingRules';
export {
  completeOnboarding,
  saveOnboardingDraft,
  useOnboardingDraft,
  usualRegion,
} from './onboardingState';
