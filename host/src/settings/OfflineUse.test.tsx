// @vitest-environment page
import { parseRemotesFile } from '@steps/platform';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remotesList } from '../federation/remotesList';
import { memoryCaches, publication } from '../offline/published.fixture';
import { chosenRelease } from '../offline/releases';
import { OfflineUse } from './OfflineUse';

let site: ReturnType<typeof publication>;
const reload = vi.fn();

beforeEach(() => {
  memoryCaches();
  site = publication();
  // What runs in this tab: the host and the list as they are published at first.
  const href = (name: string) => `<link rel="preload" href="${site.origin}/${name}">`;
  document.head.innerHTML = href('main.aaaaaaaa.js') + href('main.aaaaaaaa.css');
  const list = JSON.parse(site.files.get(`${site.origin}/remotes.json`) ?? '');
  Object.assign(remotesList, { status: 'ready', remotes: ref([...parseRemotesFile(list).remotes]) });
  const registration = { active: { postMessage: () => {} } };
  const worker = { register: async () => registration, getRegistration: async () => registration };
  Object.assign(navigator, { serviceWorker: worker, userAgent: 'tests' });
  Object.assign(location, { reload });
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

/** By a part of its name: while it is busy antd puts "loading" before it. */
const button = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

it('Steps is kept when somebody asks for it, and what is missing is named', async () => {
  site.state.away = [site.remote];
  render(<OfflineUse />);
  await userEvent.click(await button('Keep it now'));
  expect(await screen.findByText(/opens without a network/)).toBeTruthy();
  expect(screen.getByText('CRM could not be fetched, and needs the network until then.')).toBeTruthy();
  site.state.away = [];
  await userEvent.click(await button('Look for a new version'));
  await vi.waitFor(() => expect(screen.queryByText(/could not be fetched/)).toBeNull());
});

it('a release that is published later is offered, and used from the next load on', async () => {
  render(<OfflineUse />);
  await userEvent.click(await button('Keep it now|Look for a new version'));
  await screen.findByText(/opens without a network/);
  const before = await chosenRelease();
  site.publishRemote('22222222');
  await userEvent.click(await button('Look for a new version'));
  const update = await button('Update now');
  expect(await chosenRelease()).toBe(before);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(update);
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(await chosenRelease()).not.toBe(before);
});
