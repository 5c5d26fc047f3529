// @vitest-environment page
import 'fake-indexeddb/auto';
import { clearAuthenticated, createWorkspace, removeWorkspace, setAuthenticated } from '@steps/shared';
import { chooseAppearance } from '@steps/shared/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatePage } from '../gate/GatePage';
import { lookAtWorkspace } from '../gate/gateState';
import { FirstGate } from './FirstGate';

/** index.html as the build writes it, its script run. */
async function openPage() {
  vi.resetModules();
  document.body.innerHTML =
    '<div id="steps-root"></div>' +
    '<template id="steps-first-gate"><h1 data-new>Create</h1><p>The gate</p></template>' +
    '<template id="steps-first-page"><p>Loading</p></template>';
  await import('./first');
  return document.getElementById('steps-root')?.textContent;
}

beforeEach(() => {
  removeWorkspace();
  clearAuthenticated();
  localStorage.clear();
  window.location.hash = '';
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
  expect(await openPage()).toBe('Loading');
  clearAuthenticated();
  window.location.hash = '#page=1';
  expect(await openPage()).toBe('Loading');
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
