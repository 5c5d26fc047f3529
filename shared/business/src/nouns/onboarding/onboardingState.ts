import { regionChosen, setRegion } from '@steps/platform/src/core/session/regionState';
import { setActiveModule, setOnboardingComplete } from '@steps/platform/src/core/session/sessionState';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecord } from '@steps/platform/src/core/store/recordHooks';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { type Client, clients } from '../clients/client';
import { createClient, switchClient } from '../clients/clientState';
import { countryRegion } from './countryRegion';
import { type BusinessData, type OnboardingData, onboarding } from './onboardingData';
import { onboardingProblems } from './onboardingRules';

const draftId = 'draft';

const emptyDraft: OnboardingData = {
  id: draftId,
  step: 0,
  businessName: '',
  businessType: '',
  employeeSize: '',
  country: 'United Kingdom',
  industry: '',
  selectedModules: [],
  brandGuidelines: '',
  updatedAt: '',
};

/** Stores what is filled in so far; after a reload onboarding resumes there. */
export function saveOnboardingDraft(patch: Partial<Omit<OnboardingData, 'id' | 'updatedAt'>>): void {
  const draft = { ...onboardingDraft(), ...patch, updatedAt: stamp() };
  commit({ label: 'Onboarding', changes: [put(onboarding, draft)], undoable: false });
}

/** Deletes what was filled in. */
export function discardOnboardingDraft(): void {
  commit({ label: 'Onboarding', changes: [drop(onboarding, draftId)], undoable: false });
}

/**
 * Completes onboarding (spec 1, section 4): the flag is set, the business data stored, the active client created and opened,
 * the welcome panel shown, the dashboard chosen. `RuleError` names the first thing missing.
 */
export async function completeOnboarding(data: BusinessData): Promise<Client> {
  const [problem] = Object.values(onboardingProblems(data));
  if (problem) throw new RuleError(problem);
  const { businessName, businessType, employeeSize, country, industry, selectedModules, brandGuidelines } = data;
  const business = { businessName, businessType, employeeSize, country, industry, selectedModules, brandGuidelines };
  const usual = usualRegion(data);
  const client = await switchClient(createClient(business).id);
  commit({
    label: 'Complete onboarding',
    changes: [put(onboarding, { ...business, id: client.id, step: 0, updatedAt: stamp() }), drop(onboarding, draftId)],
    undoable: false,
  });
  if (usual) setRegion(usual);
  setOnboardingComplete(true);
  setActiveModule('dashboard');
  return client;
}

/**
 * The region that the country of the business suggests; undefined if it is not wanted. A region that was chosen, or that
 * other businesses use, stays unless the person asks.
 */
export const usualRegion = ({ country, asInCountry = isFirst() }: Pick<BusinessData, 'country' | 'asInCountry'>) =>
  asInCountry ? countryRegion(country) : undefined;

const isFirst = () => !regionChosen() && clients.all().every(({ sample }) => sample);

/** What is filled in so far. */
export const onboardingDraft = (): OnboardingData => onboarding.get(draftId) ?? emptyDraft;
/** What is filled in so far, in render. */
export const useOnboardingDraft = (): OnboardingData => useRecord(onboarding, draftId) ?? emptyDraft;
