// @vitest-environment page

import { Overlays } from '@steps/platform/ui';
import { listShortcuts, MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HelpPage } from './HelpPage';

beforeEach(async () => {
  await openMemoryStore();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (address = '/help') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <HelpPage />
      <Overlays />
    </MemoryRouter>,
  );
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

it('has six tabs, and the way back to the dashboard', () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Getting Started',
    'Features',
    'Troubleshooting',
    'Shortcuts',
    'FAQ',
    'Contact',
  ]);
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/');
});

it('starts with four guides and says how long each takes', () => {
  open();
  expect(screen.getAllByText(/^\d+ minutes$/).map(({ textContent }) => textContent?.trim())).toEqual([
    '5 minutes',
    '8 minutes',
    '10 minutes',
    '12 minutes',
  ]);
});

it('opens a guide with its headings, and goes on to the next', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: /Bring your contacts over/ }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bring your contacts over');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(within(contents).getByRole('link', { name: 'Look at the preview' })).toBeDefined();
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Other articles' })).getByRole('link', { name: 'Follow your deals' }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Follow your deals');
});

it('finds an answer from the search box, by keyboard, and remembers the search', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search help' }), 'forgot passphrse');
  await screen.findByRole('list', { name: 'Articles found' });
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.tagName).toBe('A');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('searchbox')).toBeNull();
  cleanup();
  open();
  expect(screen.getByRole('button', { name: 'forgot passphrse' })).toBeDefined();
});

it('says what was searched when nothing is found, and clears it', async () => {
  open('/help?q=xylophone');
  expect(await screen.findByText('Searched for “xylophone”.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show all topics' }));
  expect(screen.getAllByRole('tab')).toHaveLength(6);
});

it('folds the four features away', async () => {
  open();
  await tab('Features');
  const topic = screen.getByRole('button', { name: 'Marketing Automation' });
  expect(topic.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(topic);
  expect(topic.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/Steps has no mail server and posts to no network/)).toBeDefined();
});

it('has three cases of trouble, and leads from them to support', async () => {
  open('/help?tab=troubleshooting');
  expect(screen.getByRole('button', { name: 'The dashboard does not load' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'An integration cannot connect' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Email campaigns are not sent' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Contact support' }));
  expect(screen.getByRole('tab', { name: 'Contact' }).getAttribute('aria-selected')).toBe('true');
});

it('answers six questions', async () => {
  open('/help?tab=faq');
  expect(screen.getAllByRole('button', { name: /\?$/ })).toHaveLength(6);
});

it('on a Sunday evening says when somebody is there, and that email is read then', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T21:04:00Z'), toFake: ['Date'] });
  open('/help?tab=contact');
  expect(screen.getByText('Mon–Fri 9:00–18:00 GMT')).toBeDefined();
  expect(screen.getByText('Closed now')).toBeDefined();
  expect(screen.getByText('It is 21:04 in London.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Start live chat' }));
  expect(await screen.findByText('Live chat is closed now')).toBeDefined();
  expect(screen.getByText('Typical reply in 2–4 hours')).toBeDefined();
  expect(screen.getByText('For Premium and Enterprise only')).toBeDefined();
  expect(screen.getByText(/Premium users also get automated email reporting/)).toBeDefined();
});

it('lists the keys from the registry that binds them', async () => {
  open('/help?tab=shortcuts');
  const keys = within(screen.getByRole('region', { name: 'Everywhere' }));
  expect(keys.getAllByRole('definition').map(({ firstChild }) => firstChild?.textContent)).toEqual(
    listShortcuts().map(({ label }) => label),
  );
  expect(keys.getByText(/In a browser tab Ctrl\+N belongs to the browser/)).toBeDefined();
});

it('opens an email draft to support that names no customer', () => {
  open('/help?tab=contact');
  const href = screen.getByRole('link', { name: 'Write to support' }).getAttribute('href') ?? '';
  expect(href).toMatch(/^mailto:support@/);
  expect(decodeURIComponent(href)).toContain('What I tried:');
});

it('on a Monday morning says that chat is staffed', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
  open('/help?tab=contact');
  expect(screen.getByText('Staffed now')).toBeDefined();
  expect(screen.getByText('Somebody is there until 18:00.')).toBeDefined();
});
