import { type BusinessData, onboardingProblems } from '@steps/business/onboarding';

/** A step of onboarding: its words and the fields it asks. */
export interface OnboardingStep {
  readonly title: string;
  readonly purpose: string;
  readonly fields: readonly (keyof BusinessData)[];
}

/** The fields of the onboarding entity (spec 1, section 3) in three short steps. */
export const onboardingSteps = [
  {
    title: 'Your business',
    purpose: 'The name appears in reports and in what the assistant writes.',
    fields: ['businessName', 'businessType', 'employeeSize'],
  },
  {
    title: 'Your market',
    purpose: 'Analysis and content are made for this industry and country.',
    fields: ['country', 'industry'],
  },
  {
    title: 'How you work',
    purpose: 'Everything stays available; what you choose is offered first on the dashboard.',
    fields: ['selectedModules', 'brandGuidelines'],
  },
] as const satisfies readonly OnboardingStep[];

type Problems = Partial<Record<keyof BusinessData, string>>;

/** What is missing in one step, by field. */
export function stepProblems(data: BusinessData, step: number): Problems {
  const fields: readonly string[] = onboardingSteps[step]?.fields ?? [];
  return Object.fromEntries(Object.entries(onboardingProblems(data)).filter(([field]) => fields.includes(field)));
}

/** The first step with something missing; `undefined` when onboarding can be completed. */
export function firstStepWithProblems(data: BusinessData): number | undefined {
  const step = onboardingSteps.findIndex((_, at) => Object.keys(stepProblems(data, at)).length > 0);
  return step < 0 ? undefined : step;
}

/** A stored step brought into range, for drafts of another version. */
export const knownStep = (step: number): number => Math.min(Math.max(0, step), onboardingSteps.length - 1);
