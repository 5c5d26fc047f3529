export * from './businessOptions';
export * from './countryRegion';
export * from './industries';
export * from './onboardingData';
export * from './onboardingRules';
export * from './onboardingState';
