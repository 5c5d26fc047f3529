// @vitest-environment page
import { activeClient, clients } from '@steps/business';
import { openWorkspaceStore } from '@steps/business/host';
import { session } from '@steps/platform';
import { closeWorkspaceStore } from '@steps/platform/host';
import { memoryPort, onboardingDraft, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OnboardingPage } from './OnboardingPage';

// Deriving keys and drawing pages take their time on a busy machine.

let port: ReturnType<typeof memoryPort>;
const onBack = vi.fn();
const onComplete = vi.fn();

beforeEach(async () => {
  localStorage.clear();
  vi.clearAllMocks();
  port = memoryPort();
  await closeWorkspaceStore({ discard: true });
  await openWorkspaceStore(port);
});

afterEach(async () => {
  cleanup();
  await closeWorkspaceStore({ discard: true });
});

function open() {
  render(<OnboardingPage onBack={onBack} onComplete={onComplete} />);
  return userEvent.setup({ delay: null });
}

async function fillBusiness(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Business name'), 'Haworth Letterpress');
  await user.selectOptions(screen.getByLabelText('Kind of business'), 'Limited company');
  await user.click(screen.getByRole('radio', { name: '2 to 9' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

async function fillMarket(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: 'Consumer Goods' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

it('names what each field expects and moves the focus to the first wrong one', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Enter the name of your business.')).toBeDefined();
  expect(screen.getByText('Choose what kind of business it is.')).toBeDefined();
  expect(screen.getByText('Choose how many people work there.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Business name'));
  await user.type(screen.getByLabelText('Business name'), 'Haworth');
  expect(screen.queryByText('Enter the name of your business.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Kind of business'));
});

it('resumes after a reload where it was left, with everything filled in', async () => {
  const user = open();
  await fillBusiness(user);
  await user.selectOptions(screen.getByLabelText('Country'), 'Ireland');
  cleanup();
  await closeWorkspaceStore();
  await openWorkspaceStore(port);

  const again = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Your market' })).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('Ireland');
  await again.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByLabelText<HTMLInputElement>('Business name').value).toBe('Haworth Letterpress');
});

it('goes back to the start and keeps what was filled in', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Business name'), 'Haworth');
  await user.click(screen.getByRole('button', { name: 'Back to start' }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(onboardingDraft().businessName).toBe('Haworth');
});

it('completes as the specification says: flag, business data, active client, top of the page, welcome, dashboard', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const user = open();
  await fillBusiness(user);
  await fillMarket(user);
  await user.click(screen.getByRole('button', { name: 'Finish and open dashboard' }));
  expect(screen.getByText('Choose at least one module.')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: /CRM/ }));
  await user.type(screen.getByLabelText(/Brand guidelines/), 'Warm and plain.');
  await user.click(screen.getByRole('button', { name: 'Finish and open dashboard' }));
  await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());

  expect(activeClient()).toMatchObject({
    id: expect.stringMatching(/^client-\d+$/),
    isActive: true,
    businessName: 'Haworth Letterpress',
    businessType: 'Limited company',
    employeeSize: '2-9',
    country: 'United Kingdom',
    industry: 'Consumer Goods',
    selectedModules: ['crm'],
    brandGuidelines: 'Warm and plain.',
  });
  expect(session).toMatchObject({ onboardingComplete: true, activeModule: 'dashboard' });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
});

it('refuses a sixth business and keeps what was filled in', async () => {
  await openMemoryStore();
  const { createClient } = await import('@steps/business');
  for (const name of ['Two', 'Three', 'Four', 'Five']) createClient({ businessName: name });
  expect(clients.size).toBe(5);
  const user = open();
  await fillBusiness(user);
  await fillMarket(user);
  await user.click(screen.getByRole('checkbox', { name: /CRM/ }));
  await user.click(screen.getByRole('button', { name: 'Finish and open dashboard' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Finish and open dashboard/ })).toBeDefined());
  expect(onComplete).not.toHaveBeenCalled();
  expect(clients.size).toBe(5);
  expect(onboardingDraft().businessName).toBe('Haworth Letterpress');
});
