import type { RemoteEntry } from '@steps/platform';
import { describe, expect, it } from 'vitest';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { isOpenRemote, knownModules, moduleTitle, navigationOf, phoneItems } from './navigationRules';

const crm = remoteEntry({
  name: 'remote-crm',
  modules: [
    { id: 'support', title: 'Support', icon: 'life-buoy', group: 'work' },
    { id: 'calendar', title: 'Calendar', icon: 'calendar', group: 'work' },
    { id: 'crm', title: 'CRM', icon: 'users', group: 'work' },
  ],
  pages: [{ path: '/crm/settings', title: 'CRM settings', open: false }],
});
const marketing = remoteEntry({
  name: 'remote-marketing',
  modules: [{ id: 'branding', title: 'Branding', icon: 'palette', group: 'grow' }],
});
const docs = remoteEntry({
  name: 'remote-docs',
  modules: [{ id: 'help', title: 'Help', icon: 'help', group: 'manage' }],
  pages: [{ path: '/documentation', title: 'Documentation', open: true, nav: { icon: 'book', group: 'manage' } }],
});

const titles = (remotes: readonly RemoteEntry[], group: string) =>
  navigationOf({ status: 'ready', remotes })
    .find((section) => section.group === group)
    ?.items.map(({ title }) => title);

describe('the navigation', () => {
  it('is the host’s modules and what the list of remotes says, the most used first', () => {
    expect(titles([docs, crm], 'work')).toEqual(['Dashboard', 'CRM', 'Calendar', 'Support']);
    expect(titles([docs, crm], 'manage')).toEqual(['Settings', 'Permissions', 'Integrations', 'Help', 'Documentation']);
  });

  it('shows a person the modules of their role, and what is each person’s own', () => {
    const shown = (own: readonly string[]) =>
      navigationOf({ status: 'ready', remotes: [docs, crm, marketing] }, (module) => own.includes(module)).flatMap(
        ({ items }) => items.map(({ title }) => title),
      );
    expect(shown(['support'])).toEqual(['Dashboard', 'Support', 'Settings', 'Permissions', 'Help', 'Documentation']);
    expect(shown([])).not.toContain('Branding');
  });

  it('has the groups Work, Grow, Insight and Manage', () => {
    const titlesOf = (status: 'loading' | 'failed') => navigationOf({ status, remotes: [] }).map(({ title }) => title);
    expect(titlesOf('loading')).toEqual(['Work', 'Grow', 'Insight', 'Manage']);
    expect(titlesOf('failed')).toEqual(['Work', 'Manage']);
  });

  it('has a short name where the title is long, which the title stays beside', () => {
    const report = remoteEntry({
      modules: [{ id: 'human-loop', title: 'Human review', short: 'Review', icon: 'check-check', group: 'insight' }],
      pages: [
        {
          path: '/report',
          title: 'Business Report',
          open: false,
          nav: { icon: 'report', group: 'insight', short: 'Report' },
        },
      ],
    });
    const items = navigationOf({ status: 'ready', remotes: [report] }).find(({ group }) => group === 'insight')?.items;
    expect(items?.map(({ title, short }) => [title, short])).toEqual([
      ['Human review', 'Review'],
      ['Business Report', 'Report'],
    ]);
  });

  it('offers branding', () => {
    expect(titles([marketing], 'grow')).toEqual(['Branding']);
  });

  it('shows a remote that the host has never heard of, after the others', () => {
    const sixth = remoteEntry({
      name: 'sixth',
      modules: [{ id: 'loyalty', title: 'Loyalty', icon: 'gift', group: 'work' }],
    });
    expect(titles([sixth, crm], 'work')).toEqual(['Dashboard', 'CRM', 'Calendar', 'Support', 'Loyalty']);
  });

  it('leaves out remotes that are switched off', () => {
    expect(titles([{ ...crm, disabled: true }], 'work')).toEqual(['Dashboard']);
  });

  it('keeps room for the 15 entries of the five remotes while the list is loading', () => {
    const sections = navigationOf({ status: 'loading', remotes: [] });
    expect(sections.map(({ expected }) => expected)).toEqual([4, 5, 4, 2]);
    expect(navigationOf({ status: 'failed', remotes: [] }).every(({ expected }) => expected === 0)).toBe(true);
  });

  it('gives phones the dashboard, the CRM, the calendar and the review queue', () => {
    const review = remoteEntry({
      name: 'r',
      modules: [{ id: 'human-loop', title: 'Human review', icon: 'check-check', group: 'work' }],
    });
    const items = phoneItems(navigationOf({ status: 'ready', remotes: [crm, review] }));
    expect(items.map(({ id }) => id)).toEqual(['dashboard', 'crm', 'calendar', 'human-loop']);
  });
});

describe('the modules', () => {
  it('are known by the host and the list', () => {
    expect(knownModules({ status: 'ready', remotes: [marketing] }).ids).toEqual([
      'dashboard',
      'settings',
      'permissions',
      'integrations',
      'branding',
    ]);
    expect(moduleTitle('branding', [marketing])).toBe('Branding');
    expect(moduleTitle('unheard-of', [])).toBe('Unheard of');
    expect(moduleTitle('crm', [])).toBe('CRM');
  });

  it('of a remote whose pages are all open need no business', () => {
    expect(isOpenRemote(docs)).toBe(true);
    expect(isOpenRemote(crm)).toBe(false);
    expect(isOpenRemote(marketing)).toBe(false);
  });
});
