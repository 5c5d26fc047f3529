// @vitest-environment page
import 'fake-indexeddb/auto';
import { clearAuthenticated, createWorkspace, setAuthenticated } from '@steps/journal';
import { chooseAppearance } from '@steps/platform/host';
import { removeWorkspace } from '@steps/testing';
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEarlyList } from '../federation/earlyList';
import { GatePage } from '../gate/GatePage';
import { lookAtWorkspace } from '../gate/gateState';
import { hostPurposes } from '../navigation/hostModules';
import { toggleNavigation } from '../shell/shellState';
import { FirstGate } from './FirstGate';
import { FirstPage } from './FirstPage';

/** index.html as the build writes it, its script run. */
async function openPage() {
  vi.resetModules();
  document.body.innerHTML =
    '<div id="steps-root"></div>' +
    '<template id="steps-first-gate"><h1 data-new>Create</h1><p>The gate</p></template>' +
    `<template id="steps-first-page"><p>Loading</p>${renderToStaticMarkup(<FirstPage label="" />)}</template>`;
  await import('./first');
  return document.getElementById('steps-root')?.textContent;
}

beforeEach(() => {
  removeWorkspace();
  clearAuthenticated();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
});
afterEach(cleanup);

it('a new visitor sees the gate before the program has come', async () => {
  expect(await openPage()).toBe('CreateThe gate');
});

it('who has a workspace is not asked to make one', async () => {
  await createWorkspace({ name: 'Harbour Studio' });
  expect(await openPage()).toBe('The gate');
});

it('who passed the gate, or follows a shared link, sees a page and not the gate', async () => {
  setAuthenticated();
  expect(await openPage()).toMatch(/^Loading/);
  clearAuthenticated();
  window.location.hash = '#page=1';
  expect(await openPage()).toBe('Loading');
});

it('the page keeps the place of the navigation, as wide as the person left it; a shared page has none', async () => {
  const side = () => document.querySelector('[data-frame]');
  setAuthenticated();
  await openPage();
  expect(side()?.hasAttribute('data-collapsed')).toBe(false);
  toggleNavigation();
  await openPage();
  expect(side()?.hasAttribute('data-collapsed')).toBe(true);
  clearAuthenticated();
  window.location.hash = '#page=1';
  await openPage();
  expect(side()).toBeNull();
});

/** `remotes.json` as the server answers, or an answer that is none. */
const serve = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );

const shown = () => ({
  heading: document.querySelector('.s-skeleton__title')?.textContent,
  purpose: document.querySelector('.s-skeleton__purpose')?.textContent,
});

it('who passed the gate reads what the page is for before the program has come', async () => {
  setAuthenticated();
  await openPage();
  expect(shown()).toEqual({ heading: 'Dashboard', purpose: hostPurposes.dashboard });
});

it('the words of a remote come with the list of remotes, which the program then need not fetch', async () => {
  setAuthenticated();
  const list = JSON.stringify({
    remotes: [{ modules: [{ id: 'crm', title: 'CRM', purpose: 'Your <b>people</b>.' }], pages: [] }],
  });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => arrived.then(() => new Response(list))),
  );
  window.history.replaceState(null, '', '/?module=crm');
  await openPage();
  // Nothing that they would push down shows before them.
  expect(document.querySelector('[data-waiting]')).not.toBeNull();
  arrive();
  await vi.waitFor(() => expect(shown()).toEqual({ heading: 'CRM', purpose: 'Your <b>people</b>.' }));
  expect(fetch).toHaveBeenCalledOnce();
  expect(await takeEarlyList()).toBe(list);
  expect(takeEarlyList()).toBeUndefined();
});

it.each([
  ['is missing', '', 404],
  ['is no JSON', '<!doctype html>', 200],
  ['is of another shape', '{"remotes":{"name":"remote-crm"}}', 200],
  ['does not know the address', '{"remotes":[]}', 200],
])('no words are shown when the list of remotes %s', async (_, body, status) => {
  setAuthenticated();
  serve(body, status);
  window.history.replaceState(null, '', '/crm/contacts/contact-1');
  await openPage();
  await takeEarlyList();
  expect(shown()).toEqual({ heading: '', purpose: '' });
  expect(document.querySelector('[data-waiting]')).toBeNull();
});

it('the theme that somebody chose is there from the first moment', async () => {
  await openPage();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  chooseAppearance('dark');
  delete document.documentElement.dataset.theme;
  await openPage();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('says nothing that the gate itself does not say', () => {
  lookAtWorkspace();
  const texts = (container: HTMLElement) =>
    [...container.querySelectorAll('h1, p, strong')].map(({ textContent }) => textContent);
  const gate = texts(render(<GatePage />).container);
  const first = texts(render(<FirstGate />).container);
  expect(first).toContain('Create your workspace');
  expect(gate).toEqual(expect.arrayContaining(first));
});
