import { describe, expect, it, test } from 'vitest';
import { chooseModule, openHome, specifiedModules } from './homeRules';

const open = (search: string, onboarded: boolean, forced = false, onboarding = false) => {
  const { params, ...rest } = openHome({ params: new URLSearchParams(search), onboarded, forced, onboarding });
  return { ...rest, search: params?.toString() };
};

describe('the root address', () => {
  test.each([
    ['shows the hero before onboarding', '', false, false, { view: 'hero', forces: false, search: undefined }],
    ['clears the module before onboarding', 'module=crm', false, false, { view: 'hero', forces: false, search: '' }],
    [
      'clears only the module',
      'module=crm&tab=deals',
      false,
      false,
      { view: 'hero', forces: false, search: 'tab=deals' },
    ],
    ['clears an unknown module too', 'module=nothing', false, false, { view: 'hero', forces: false, search: '' }],
    ['opens the app after onboarding', '', true, false, { view: 'app', forces: false, search: undefined }],
    [
      'applies the module after onboarding',
      'module=crm',
      true,
      false,
      { view: 'app', forces: false, search: undefined },
    ],
    [
      'opens the app at once with forceApp and a module, and takes forceApp away',
      'module=crm&forceApp=true&tab=deals',
      false,
      false,
      { view: 'app', forces: true, search: 'module=crm&tab=deals' },
    ],
    [
      'takes forceApp away after onboarding too',
      'forceApp=true&module=sales',
      true,
      false,
      { view: 'app', forces: true, search: 'module=sales' },
    ],
    [
      'stays in the app that forceApp opened',
      'module=crm',
      false,
      true,
      { view: 'app', forces: false, search: undefined },
    ],
    [
      'ignores forceApp without a module',
      'forceApp=true',
      false,
      false,
      { view: 'hero', forces: false, search: undefined },
    ],
  ])('%s', (_rule, search, onboarded, forced, expected) => {
    expect(open(search, onboarded, forced)).toEqual(expected);
  });
});

describe('onboarding', () => {
  it('is shown once it was started, and clears the module too', () => {
    expect(open('', false, false, true)).toEqual({ view: 'onboarding', forces: false, search: undefined });
    expect(open('module=crm', false, false, true)).toEqual({ view: 'onboarding', forces: false, search: '' });
  });

  it('of another business leaves the modules within reach', () => {
    expect(open('', true, false, true).view).toBe('onboarding');
    expect(open('module=crm', true, false, true).view).toBe('app');
  });

  it('gives way to forceApp', () => {
    expect(open('module=crm&forceApp=true', false, false, true)).toEqual({
      view: 'app',
      forces: true,
      search: 'module=crm',
    });
  });
});

describe('the module', () => {
  const ready = { status: 'ready', ids: ['dashboard', 'crm', 'branding', 'sixth'] } as const;

  it('is the wanted one when it is known', () => {
    expect(chooseModule('crm', ready)).toEqual({ module: 'crm', state: 'known' });
    expect(chooseModule('sixth', ready)).toEqual({ module: 'sixth', state: 'known' });
  });

  it('can be branding', () => {
    expect(chooseModule('branding', ready)).toEqual({ module: 'branding', state: 'known' });
  });

  it('is the dashboard for an unknown value', () => {
    for (const wanted of ['nothing', '', 'CRM', '__proto__']) {
      expect(chooseModule(wanted, ready)).toEqual({ module: 'dashboard', state: 'known' });
    }
  });

  it('waits while the list of remotes is loading', () => {
    expect(chooseModule('crm', { status: 'loading', ids: ['dashboard'] })).toEqual({ module: 'crm', state: 'waiting' });
    expect(chooseModule('dashboard', { status: 'loading', ids: ['dashboard'] }).state).toBe('known');
  });

  it('is unavailable when the list failed and the specification names it', () => {
    for (const module of specifiedModules.filter((id) => id !== 'dashboard')) {
      expect(chooseModule(module, { status: 'failed', ids: ['dashboard'] })).toEqual({ module, state: 'unavailable' });
    }
    expect(chooseModule('nothing', { status: 'failed', ids: ['dashboard'] }).module).toBe('dashboard');
  });
});
