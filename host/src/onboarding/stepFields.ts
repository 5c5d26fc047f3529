import type { BusinessData } from '@steps/business/onboarding';

/** What each step of onboarding is given. */
export interface StepFields {
  readonly draft: BusinessData;
  /** What is wrong, by field, once the person tried to go on. */
  readonly problems: Partial<Record<keyof BusinessData, string>>;
  readonly onChange: (patch: Partial<BusinessData>) => void;
}
