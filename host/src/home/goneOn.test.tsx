// @vitest-environment page
import { openWorkspaceStore } from '@steps/business/host';
import { closeWorkspaceStore, setOnboardingComplete } from '@steps/platform/host';
import { Link, useLocation } from '@steps/platform/router';
import { MemoryRouter, memoryPort } from '@steps/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HomePage } from './HomePage';

const { opened } = vi.hoisted(() => ({ opened: { demo: () => {} } }));
vi.mock('../hero/HeroPage', () => ({
  HeroPage: ({ onDemo }: { readonly onDemo: () => void }) => {
    opened.demo = onDemo;
    return <p>The hero</p>;
  },
}));

function App() {
  const { pathname, search } = useLocation();
  return (
    <>
      <HomePage>
        <Link to="/?module=crm">CRM</Link>
      </HomePage>
      <output>{pathname + search}</output>
    </>
  );
}

beforeEach(async () => {
  await openWorkspaceStore(memoryPort());
  setOnboardingComplete(false);
  render(
    <MemoryRouter initialEntries={['/']}>
      <App />
    </MemoryRouter>,
  );
  await screen.findByText('The hero');
  // The business is stored, and the rest of it still on its way.
  act(() => setOnboardingComplete(true));
});

afterEach(async () => {
  cleanup();
  setOnboardingComplete(false);
  await closeWorkspaceStore({ discard: true });
});

const address = () => screen.getByRole('status').textContent;

it('a business that is ready opens on the dashboard', () => {
  act(() => opened.demo());
  expect(address()).toBe('/?module=dashboard');
});

it('whoever has opened something in the application before it was ready stays there', () => {
  act(() => screen.getByText('CRM').click());
  expect(address()).toBe('/?module=crm');
  act(() => opened.demo());
  expect(address()).toBe('/?module=crm');
});
