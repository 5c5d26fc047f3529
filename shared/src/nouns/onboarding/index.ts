export * from './businessOptions';
export * from './industries';
export * from './onboardingData';
export * from './onboardingRules';
export * from './onboardingState';
