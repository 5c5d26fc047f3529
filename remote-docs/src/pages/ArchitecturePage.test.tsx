// @vitest-environment page
import { Link, Route, Routes } from '@steps/platform/router';
import { MemoryRouter } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ArchitecturePage } from './ArchitecturePage';

const facts = { title: 'CRM', icon: 'users', modules: [], pages: [], palette: false };
const list = {
  version: 1,
  remotes: [
    {
      ...facts,
      name: 'remote-crm',
      entry: 'http://localhost:3002/mf-manifest.json',
      modules: [{ id: 'crm', title: 'CRM', icon: 'users', group: 'work' }],
      pages: [{ path: '/crm/settings', title: 'CRM settings' }],
    },
  ],
};
const answerWith = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

beforeEach(() => answerWith(list));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (entries: string[] = ['/architecture']) =>
  render(
    <MemoryRouter initialEntries={entries}>
      <Routes>
        <Route path="/architecture" element={<ArchitecturePage />} />
        <Route path="/" element={<p>Home</p>} />
        <Route path="/pricing" element={<Link to="/architecture">On</Link>} />
      </Routes>
    </MemoryRouter>,
  );

it('has seven tabs, the overview first', () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'System Overview',
    'Tech Stack',
    'Development Roadmap',
    'Business Models',
    'Deep Research',
    'Security',
    'Integrations',
  ]);
  expect(screen.getByRole('tab', { name: 'System Overview' }).getAttribute('aria-selected')).toBe('true');
});

it('tells five layers', () => {
  open();
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent?.trim())
      .slice(0, 5),
  ).toEqual(['Interface', 'Modules', 'AI and review', 'Records', 'Storage']);
});

it('draws what this copy is made of from its own manifests', async () => {
  open();
  const parts = within(await screen.findByRole('list', { name: 'Parts' }));
  expect(parts.getByText('remote-crm')).toBeDefined();
  expect(parts.getByText(/from localhost:3002/)).toBeDefined();
  expect(parts.getByText('CRM; 1 page')).toBeDefined();
});

it('says so when the manifests cannot be read, and reads again', async () => {
  answerWith({}, 404);
  open();
  expect(await screen.findByText('The manifests could not be read')).toBeDefined();
  answerWith(list);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('remote-crm')).toBeDefined();
});

it('gives the four phases of twelve weeks the colours of their priorities', async () => {
  open(['/architecture?tab=roadmap']);
  expect(screen.getAllByText(/^Weeks/).map(({ textContent }) => textContent)).toEqual([
    'Weeks 1–3',
    'Weeks 3–6',
    'Weeks 6–9',
    'Weeks 9–12',
  ]);
  const colour = (word: string) => screen.getByText(word).getAttribute('data-priority');
  expect(['Critical', 'Core', 'Strategic', 'Growth'].map(colour)).toEqual(['danger', 'info', 'success', 'other']);
});

it('marks the claims about compliance with what holds', async () => {
  open(['/architecture?tab=protection']);
  expect(screen.getByRole('heading', { name: 'SOC 2 Type II Not held' })).toBeDefined();
});

it('goes back to where one came from, and home when nothing is behind it', async () => {
  open(['/pricing']);
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to App' }));
  expect(screen.getByRole('link', { name: 'On' })).toBeDefined();
  cleanup();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Back to App' }));
  expect(screen.getByText('Home')).toBeDefined();
});

it('ends with a trial and a demo', () => {
  open();
  expect(screen.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Schedule Demo' }).getAttribute('href')).toMatch(/^mailto:/);
});
