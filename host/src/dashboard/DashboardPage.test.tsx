// @vitest-environment page
import { activities, clients } from '@steps/business';
import { closeClient, commit, drop, openClient, setRegion } from '@steps/platform';
import {
  activity,
  aiResult,
  contact,
  deal,
  faultyPort,
  fixClock,
  MemoryRouter,
  meeting,
  openMemoryStore,
} from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DashboardPage } from './DashboardPage';

const show = () =>
  render(
    <MemoryRouter>
      <DashboardPage />
    </MemoryRouter>,
  );

const figure = (label: string) =>
  within(screen.getByRole('region', { name: 'Figures' }))
    .getByText(label)
    .closest('.s-stat')?.textContent;

let unfix: () => void;
beforeEach(() => {
  unfix = fixClock();
});

afterEach(() => {
  cleanup();
  unfix();
});

describe('the dashboard', () => {
  it('counts what the open business has', async () => {
    await openMemoryStore({
      contacts: [contact({ createdAt: '2026-10-30T09:00:00.000Z' })],
      deals: [
        deal({ stage: 'proposal', valuePence: 120_000, closeDate: '2026-12-01' }),
        deal({ stage: 'won', valuePence: 500 }),
      ],
      activities: [
        activity({ type: 'task', subject: 'Send the quote', dueDate: '2026-11-02T09:00:00.000Z' }),
        activity({ type: 'call', subject: 'Asked for a quote', createdAt: '2026-11-01T09:00:00.000Z' }),
      ],
      meetings: [meeting({ title: 'Kick-off' })],
      aiResults: [aiResult(), aiResult()],
    });
    show();
    expect(figure('Open pipeline')).toBe('Open pipeline£1,2001 open deal');
    expect(figure('Weighted forecast')).toContain('£600');
    expect(figure('New contacts')).toContain('1 more than in the 30 days before');
    expect(figure('Tasks due')).toBe('Tasks due11 overdue');
    expect(figure('Meetings today')).toContain('First: Kick-off');
    expect(figure('Reviews waiting')).toContain('2');
    expect(screen.getByRole('link', { name: /Asked for a quote/ })).toBeDefined();
  });

  it('counts as today what is today in the zone chosen for the workspace', async () => {
    await openMemoryStore({
      activities: [
        activity({ type: 'task', subject: 'Tomorrow in London', dueDate: '2026-11-04T05:00:00.000Z' }),
        activity({ type: 'task', subject: 'Yesterday in Auckland', dueDate: '2026-11-03T10:00:00.000Z' }),
      ],
      meetings: [meeting({ title: 'Kick-off' })],
    });
    // There it is the 4th, one in the morning.
    setRegion({ timeZone: 'Pacific/Auckland' });
    show();
    expect(figure('Tasks due')).toBe('Tasks due21 overdue');
    expect(figure('Meetings today')).toContain('First: Kick-off');
    expect(screen.getByText('02:00')).toBeDefined();
    expect(screen.getByText(/today 18:00/)).toBeDefined();
    expect(screen.getByText('Overdue')).toBeDefined();
  });

  it('completes a task with a tick', async () => {
    await openMemoryStore({
      activities: [activity({ type: 'task', subject: 'Send the quote', dueDate: '2026-11-03T09:00:00.000Z' })],
    });
    show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Complete Send the quote' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(activities.all()[0]?.completedAt).toBeDefined();
  });

  it('shows how to begin, and the sample business, while nothing was written yet', async () => {
    await openMemoryStore();
    show();
    expect(screen.getByRole('region', { name: 'Welcome' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Explore the demo' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Figures' })).toBeNull();
    expect(screen.queryByText('Tasks due')).toBeNull();
  });

  it('teaches while there is nothing to show, once the welcome is dismissed', async () => {
    await openMemoryStore();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss welcome' }));
    expect(screen.getByText(/Nothing is due today/)).toBeDefined();
    expect(screen.getByText(/Open deals appear here by stage/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Explore the demo' })).toBeNull();
  });

  it('begins with the tasks and meetings of today, also for a screen reader and on a phone', async () => {
    await openMemoryStore({ contacts: [contact()] });
    show();
    const parts = screen.getAllByRole('region').map((part) => part.getAttribute('aria-label') ?? part.textContent);
    expect(parts.findIndex((part) => part.startsWith('Tasks due'))).toBe(1);
    expect(parts.findIndex((part) => part.startsWith('Meetings today'))).toBe(2);
    expect(parts.indexOf('Figures')).toBe(3);
  });

  it('says since when an overdue task waits', async () => {
    await openMemoryStore({
      activities: [activity({ type: 'task', subject: 'Send the quote', dueDate: '2026-10-21T09:00:00.000Z' })],
    });
    show();
    const row = screen.getByRole('checkbox', { name: 'Complete Send the quote' }).closest('li');
    expect(row?.textContent).toContain('Overdue');
    expect(row?.textContent).toContain('21 Oct');
  });

  it('leads from a month of the forecast to the deals that it is made of', async () => {
    await openMemoryStore({ deals: [deal({ stage: 'proposal', valuePence: 120_000, closeDate: '2026-12-01' })] });
    show();
    const months = within(screen.getByRole('list', { name: 'Weighted forecast by month' }));
    expect(months.getByRole('link', { name: 'Dec' }).getAttribute('href')).toContain('closes=2026-12');
  });

  it('welcomes a new business until that is dismissed, for good', async () => {
    const { port } = await openMemoryStore({}, { client: { businessName: 'Fenwick Joinery' } });
    const { unmount } = show();
    expect(screen.getByText('Welcome to Steps, Fenwick Joinery')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add your contacts' }).getAttribute('href')).toContain('import=1');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss welcome' }));
    expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull();

    unmount();
    await openMemoryStore({}, { port });
    show();
    expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull();
  });

  it('offers what onboarding was told will be used first', async () => {
    await openMemoryStore({}, { client: { selectedModules: ['calendar', 'support'] } });
    show();
    const chosen = within(screen.getByRole('navigation', { name: 'What you chose to use first' }));
    expect(chosen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Calendar', '/?module=calendar'],
      ['Support', '/?module=support'],
    ]);
  });

  it('asks for a business when there is none', async () => {
    const { client } = await openMemoryStore();
    await closeClient();
    commit({ label: 'Delete', changes: [drop(clients, client.id)], undoable: false });
    show();
    expect(screen.getByText('Dashboard needs a business')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Set up your business' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Explore the demo' })).toBeDefined();
  });

  it('has its heading while the records are still read', async () => {
    const port = faultyPort();
    const { client } = await openMemoryStore({ deals: [deal()] }, { port, client: { businessName: 'Harbour Studio' } });
    await closeClient();
    let read = () => {};
    port.rowsAfter = new Promise<void>((resolve) => {
      read = resolve;
    });
    const opened = openClient(client.id);
    show();
    expect(await screen.findByText('What needs you today, and how the business is doing.')).toBeDefined();
    expect(screen.getByText('Loading dashboard')).toBeDefined();
    read();
    await opened;
    expect(await screen.findByRole('region', { name: 'Figures' })).toBeDefined();
  });
});
