import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { businessFields } from '../clients/client';

/** What onboarding asks (spec 1, section 3). The row `draft` is being filled in; others are kept under their client's id. */
export const onboardingSchema = v.object({
  ...businessFields,
  id: v.string(),
  /** The step to resume at, from 0. */
  step: v.pipe(v.number(), v.integer()),
  /** Write amounts, dates and times as usual in the country; absent until somebody decides. */
  asInCountry: v.optional(v.boolean()),
  updatedAt: v.string(),
});

export type OnboardingData = Readonly<v.InferOutput<typeof onboardingSchema>>;
export type BusinessData = Omit<OnboardingData, 'id' | 'step' | 'updatedAt'>;

/** Onboarding answers of the workspace. */
export const onboarding = defineCollection({
  name: 'onboarding',
  module: 'settings',
  everyoneReads: true,
  scope: 'workspace',
  schema: onboardingSchema,
  version: 1,
});
