import { session, setActiveModule, setOnboardingComplete } from '@steps/platform/src/core/session/sessionState';
import { closeWorkspaceStore } from '@steps/platform/src/core/store/database';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWorkspaceStore } from '../../openWorkspaceStore';
import { activeClient } from '../clients/clientState';
import { onboarding } from './onboardingData';
import { completeOnboarding, discardOnboardingDraft, onboardingDraft, saveOnboardingDraft } from './onboardingState';

const answers = {
  businessName: 'Fenwick Joinery',
  businessType: 'Limited company',
  employeeSize: '1-10',
  country: 'United Kingdom',
  industry: 'Construction',
  selectedModules: ['crm', 'sales'],
  brandGuidelines: '',
};

beforeEach(async () => {
  setOnboardingComplete(false);
  setActiveModule('crm');
  await openMemoryStore();
});

describe('onboarding', () => {
  it('resumes after a reload where it was left', async () => {
    const { port } = await openMemoryStore();
    saveOnboardingDraft({ businessName: 'Fenwick', step: 2 });
    await closeWorkspaceStore();
    await openWorkspaceStore(port);
    expect(onboardingDraft()).toMatchObject({ businessName: 'Fenwick', step: 2 });
    discardOnboardingDraft();
    expect(onboardingDraft()).toMatchObject({ businessName: '', step: 0 });
  });

  it('completes with flag, stored business data, an active client, the welcome panel and the dashboard', async () => {
    saveOnboardingDraft({ businessName: 'Fenwick' });
    const client = await completeOnboarding(answers);
    expect(client).toMatchObject({ ...answers, isActive: true, sample: false });
    expect(client.id).toMatch(/^client-\d+$/);
    expect(activeClient()).toEqual(client);
    expect(onboarding.get(client.id)).toMatchObject(answers);
    expect(onboarding.get('draft')).toBeUndefined();
    expect(session).toMatchObject({ onboardingComplete: true, activeModule: 'dashboard' });
    expect(activeClient()).toMatchObject({ businessName: 'Fenwick Joinery', industry: 'Construction' });
  });

  it.each([
    ['businessName', 'Enter the name of your business.'],
    ['businessType', 'Choose what kind of business it is.'],
    ['employeeSize', 'Choose how many people work there.'],
    ['country', 'Choose a country.'],
    ['industry', 'Choose an industry.'],
  ])('does not complete without %s', async (field, message) => {
    await expect(completeOnboarding({ ...answers, [field]: ' ' })).rejects.toThrow(message);
    expect(session.onboardingComplete).toBe(false);
  });

  it('does not complete without a module', async () => {
    await expect(completeOnboarding({ ...answers, selectedModules: [] })).rejects.toThrow(
      'Choose at least one module.',
    );
  });
});
