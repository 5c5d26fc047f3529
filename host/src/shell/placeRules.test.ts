import { setActiveModule } from '@steps/platform';
import { describe, expect, it } from 'vitest';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { placeOf } from './place';
import { crumbTrail, currentEntry, helpPlace } from './placeRules';

const crm = remoteEntry({
  name: 'remote-crm',
  modules: [{ id: 'crm', title: 'CRM', icon: 'users', group: 'work' }],
  pages: [
    { path: '/crm/contacts/:contactId', title: 'Contact', open: false },
    { path: '/crm/contacts/new', title: 'New contact', open: false },
  ],
});
const strategy = remoteEntry({
  name: 'remote-strategy',
  modules: [{ id: 'strategy', title: 'Strategy', icon: 'compass', group: 'insight' }],
  pages: [{ path: '/analysis-report', title: 'Report', open: false, nav: { icon: 'report', group: 'insight' } }],
});
const docs = remoteEntry({
  name: 'remote-docs',
  help: true,
  modules: [{ id: 'help', title: 'Help', icon: 'help', group: 'manage' }],
  pages: [{ path: '/pricing', title: 'Pricing', open: true }],
});
const remotes = [crm, strategy, docs];
const ready = { status: 'ready', remotes } as const;

const at = (address: string, list: Parameters<typeof placeOf>[1] = ready) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return placeOf({ pathname, module: searchParams.get('module') }, list);
};

describe('the place of an address', () => {
  it('is the module at the root, and the main dashboard without one, whatever was open last', () => {
    expect(at('/?module=crm')).toEqual({ kind: 'module', module: 'crm', state: 'known' });
    setActiveModule('strategy');
    expect(at('/')).toEqual({ kind: 'module', module: 'dashboard', state: 'known' });
    expect(at('/?module=nothing')).toEqual({ kind: 'module', module: 'dashboard', state: 'known' });
  });

  it('is the page whose pattern fits, exact ones first', () => {
    expect(at('/crm/contacts/c1')).toMatchObject({ kind: 'page', page: { title: 'Contact' } });
    expect(at('/crm/contacts/new')).toMatchObject({ kind: 'page', page: { title: 'New contact' } });
  });

  it('is the module crm when the end of its addresses is taken away', () => {
    expect(at('/crm')).toEqual({ kind: 'moved', pathname: '/crm', to: '/?module=crm' });
    expect(at('/crm/').kind).toBe('moved');
  });

  it('is unknown when its escapes are malformed', () => {
    expect(placeOf({ pathname: '/%zz', module: null }, ready).kind).toBe('unknown');
    expect(placeOf({ pathname: '/crm/contacts/%zz', module: null }, ready).kind).toBe('page');
  });

  it('is unknown when nobody provides it', () => {
    expect(at('/nowhere')).toEqual({ kind: 'unknown', pathname: '/nowhere' });
    expect(at('/crm/contacts/c1/more').kind).toBe('unknown');
  });

  it('waits while the list of remotes is loading, whatever the address', () => {
    const loading = { status: 'loading', remotes: [] } as const;
    expect(at('/crm/contacts/c1', loading).kind).toBe('waiting');
    expect(at('/nowhere', loading).kind).toBe('waiting');
  });

  it('is unavailable, not unknown, when the list failed: nobody knows which addresses there are', () => {
    const failed = { status: 'failed', remotes: [] } as const;
    for (const address of ['/crm/settings', '/loyalty/cards/7']) expect(at(address, failed).kind).toBe('unavailable');
  });
});

describe('the navigation marks', () => {
  it('the module, the page with an entry of its own, or the first module of the page’s remote', () => {
    expect(currentEntry(at('/?module=crm'))).toBe('crm');
    expect(currentEntry(at('/analysis-report'))).toBe('/analysis-report');
    expect(currentEntry(at('/crm/contacts/c1'))).toBe('crm');
    expect(currentEntry(at('/nowhere'))).toBeUndefined();
  });
});

describe('the breadcrumb', () => {
  const labels = (address: string, crumbs: { label: string; href?: string }[] = []) =>
    crumbTrail(at(address), remotes, crumbs).map(({ label }) => label);

  it('starts at the dashboard and names module and page', () => {
    expect(labels('/?module=dashboard')).toEqual(['Dashboard']);
    expect(labels('/?module=crm')).toEqual(['Dashboard', 'CRM']);
    expect(labels('/analysis-report')).toEqual(['Dashboard', 'Strategy', 'Report']);
  });

  it('is exactly the way that a page gives, such as CRM > Contacts > name', () => {
    const crumbs = [{ label: 'CRM', href: '/?module=crm' }, { label: 'Contacts', href: '/' }, { label: 'Priya Nair' }];
    expect(labels('/crm/contacts/c1', crumbs)).toEqual(['CRM', 'Contacts', 'Priya Nair']);
  });

  it('takes the page’s own name when it gives one', () => {
    expect(labels('/analysis-report', [{ label: 'Business Intelligence Report' }])).toEqual([
      'Dashboard',
      'Strategy',
      'Business Intelligence Report',
    ]);
    expect(labels('/nowhere', [{ label: 'Oops! Page not found' }])).toEqual(['Dashboard', 'Oops! Page not found']);
  });
});

describe('the help beside a page', () => {
  it.each([
    ['/?module=dashboard', 'dashboard'],
    ['/?module=crm&tab=deals', 'crm'],
    ['/crm/contacts/c1', '/crm/contacts/:contactId'],
    ['/nowhere', ''],
  ])('explains at %s “%s”', (address, explained) => expect(helpPlace(at(address), remotes)).toBe(explained));

  it.each(['/?module=help', '/pricing'])('is not offered at %s, which is the help itself', (address) =>
    expect(helpPlace(at(address), remotes)).toBeUndefined(),
  );
});
