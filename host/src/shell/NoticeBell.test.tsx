// @vitest-environment page
import { createClient, switchClient } from '@steps/business';
import { openWorkspaceStore } from '@steps/business/host';
import { openClient } from '@steps/platform';
import { closeWorkspaceStore, setNoticeKind } from '@steps/platform/host';
import { keepNotice } from '@steps/platform/ui';
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { centreInterval } from '../notices/useCentre';
import { NoticeBell } from './NoticeBell';

let port: Awaited<ReturnType<typeof openMemoryStore>>['port'];

beforeEach(async () => {
  localStorage.clear();
  ({ port } = await openMemoryStore({}, { client: { createdAt: new Date().toISOString() } }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () =>
  render(
    <MemoryRouter>
      <NoticeBell />
    </MemoryRouter>,
  );
const bell = () => screen.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label');
const entry = (title: string) => within(screen.getByRole('listitem', { name: title, hidden: true }));
const shows = (title: string) => screen.queryByRole('listitem', { name: title, hidden: true }) !== null;
const tell = () => keepNotice({ id: 'import a', kind: 'import', title: 'a.csv is imported', href: '/?module=crm' });

it('a notice is there after a reload, as new and with its link', async () => {
  tell();
  await closeWorkspaceStore();
  await openWorkspaceStore(port);
  await openClient('client-1');
  open();
  expect(bell()).toBe('Notifications, 1 new');
  const link = entry('a.csv is imported').getByRole('link', { name: 'a.csv is imported', hidden: true });
  expect(link.getAttribute('href')).toBe('/?module=crm');
});

it('a snoozed notice comes back by itself', async () => {
  tell();
  open();
  await userEvent.click(entry('a.csv is imported').getByRole('button', { name: /^Snooze/, hidden: true }));
  await userEvent.click(entry('a.csv is imported').getByRole('button', { name: 'An hour', hidden: true }));
  expect(shows('a.csv is imported')).toBe(false);
  cleanup();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  open();
  expect(shows('a.csv is imported')).toBe(false);
  act(() => void vi.advanceTimersByTime(3_600_000 + centreInterval));
  expect(shows('a.csv is imported')).toBe(true);
});

it('a notice that is dismissed is gone', async () => {
  tell();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: a.csv is imported', hidden: true }));
  expect(shows('a.csv is imported')).toBe(false);
  expect(bell()).toBe('Notifications');
});

it('a later notice about the same thing replaces the first', () => {
  tell();
  tell();
  open();
  expect(bell()).toBe('Notifications, 1 new');
});

it('a kind that is switched off is neither shown nor kept', () => {
  setNoticeKind('import', false);
  tell();
  setNoticeKind('import', true);
  open();
  expect(shows('a.csv is imported')).toBe(false);
});

it('each business has its own notices', async () => {
  tell();
  await switchClient(createClient({ businessName: 'Florist' }).id);
  open();
  expect(shows('a.csv is imported')).toBe(false);
});
