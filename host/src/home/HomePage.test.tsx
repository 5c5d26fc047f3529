// @vitest-environment page
import { createClient, switchClient } from '@steps/business';
import { openWorkspaceStore } from '@steps/business/host';
import { closeWorkspaceStore, setActiveClient, setOnboardingComplete } from '@steps/platform/host';
import { useLocation } from '@steps/platform/router';
import { MemoryRouter, memoryPort } from '@steps/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HomePage } from './HomePage';
import { leaveOnboarding, startOnboarding } from './homeState';

function App() {
  const { pathname, search } = useLocation();
  return (
    <>
      <HomePage>
        <p>The application</p>
      </HomePage>
      <output>{pathname + search}</output>
    </>
  );
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  );
const hero = () => screen.findByRole('button', { name: 'Start onboarding' });

// Fetched before the clock of a test runs: the first import of the kit takes longer than a test waits.
beforeAll(() => Promise.all([import('../hero/HeroPage'), import('../onboarding/OnboardingPage')]));

beforeEach(async () => {
  await openWorkspaceStore(memoryPort());
  setOnboardingComplete(false);
});

afterEach(async () => {
  cleanup();
  leaveOnboarding();
  setOnboardingComplete(false);
  setActiveClient(undefined);
  await closeWorkspaceStore({ discard: true });
});

describe('the root address', () => {
  it('shows the hero before onboarding and clears the module', async () => {
    open('/?module=crm');
    await hero();
    await waitFor(() => expect(screen.getByText('/')).toBeDefined());
    expect(screen.queryByText('The application')).toBeNull();
  });

  it('goes from the hero to onboarding, and back', async () => {
    open('/');
    (await hero()).click();
    const back = await screen.findByRole('button', { name: /Back/ });
    back.click();
    await hero();
  });

  it('opens the application after onboarding, on the module of the address', () => {
    setOnboardingComplete(true);
    open('/?module=crm');
    expect(screen.getByText('The application')).toBeDefined();
    expect(screen.getByText('/?module=crm')).toBeDefined();
  });

  it('opens the application when a business is stored, whatever the flag says that a killed browser left', () => {
    createClient({ businessName: 'Harbour Studio' });
    open('/?module=crm');
    expect(screen.getByText('The application')).toBeDefined();
  });

  it('leaves onboarding once its business is stored, although nobody could say so any more', async () => {
    startOnboarding();
    open('/');
    expect(await screen.findByRole('progressbar', { name: 'Onboarding' })).toBeDefined();
    act(() => void createClient({ businessName: 'Harbour Studio' }));
    expect(screen.getByText('The application')).toBeDefined();
  });

  it('shows onboarding of a second business until that one is stored', async () => {
    createClient({ businessName: 'Harbour Studio' });
    startOnboarding();
    open('/');
    expect(await screen.findByRole('progressbar', { name: 'Onboarding' })).toBeDefined();
  });

  it('opens the application for whichever sample business is open', async () => {
    createClient({ businessName: 'First sample', sample: true });
    const second = createClient({ businessName: 'Second sample', sample: true });
    await switchClient(second.id);
    open('/?module=crm');
    expect(screen.getByText('The application')).toBeDefined();
  });

  it('resumes onboarding after a reload', async () => {
    startOnboarding();
    open('/');
    expect(await screen.findByRole('progressbar', { name: 'Onboarding' })).toBeDefined();
  });

  it('leaves other addresses to the application', () => {
    open('/help');
    expect(screen.getByText('The application')).toBeDefined();
  });

  it('opens the application with forceApp and a module, and takes forceApp away', async () => {
    open('/?forceApp=true&module=sales');
    expect(screen.getByText('The application')).toBeDefined();
    await waitFor(() => expect(screen.getByText('/?module=sales')).toBeDefined());
    expect(screen.getByText('The application')).toBeDefined();
  });
});
