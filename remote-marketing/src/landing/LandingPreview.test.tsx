// @vitest-environment page
import { Route, Routes } from '@steps/platform/router';
import { notify, Overlays } from '@steps/platform/ui';
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { marketingPaths } from '../paths.generated';
import { clearEditor } from './builderState';
import { LandingPreview } from './LandingPreview';

async function open(address: string) {
  await openMemoryStore();
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={marketingPaths.landingPreview.path} element={<LandingPreview />} />
        <Route path={marketingPaths.landingPreviewTemplate.path} element={<LandingPreview />} />
      </Routes>
      <Overlays />
    </MemoryRouter>,
  );
}
beforeEach(() => clearEditor());
afterEach(() => {
  cleanup();
  notify.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('without a page there is no content yet, and a way to the editor', async () => {
  await open('/marketing/landing/preview');
  expect(await screen.findByText('No Content Yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Editor' }).getAttribute('href')).toBe('/marketing/landing/builder');
  expect(screen.getByRole('link', { name: 'Back to Editor' })).toBeTruthy();
});

it('shows a template by its id on the device of the address', async () => {
  await open('/marketing/landing/preview/workshop?device=tablet');
  expect(await screen.findByTitle('Workshop, tablet')).toBeTruthy();
  expect(screen.getByText('768 × 1024')).toBeTruthy();
});

it.each([
  ['desktop', 1200, 800],
  ['tablet', 768, 1024],
  ['mobile', 375, 667],
])('a %s is %i × %i, as the frame and its caption', async (device, width, height) => {
  await open('/marketing/landing/preview/workshop');
  await screen.findByTitle('Workshop, desktop');
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(device, 'i') }));
  const frame = await screen.findByTitle(`Workshop, ${device}`);
  expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual([`${width}`, `${height}`]);
  expect(screen.getByText(`${width} × ${height}`)).toBeTruthy();
});

it('an unknown device is a desktop', async () => {
  await open('/marketing/landing/preview/workshop?device=watch');
  expect(await screen.findByTitle('Workshop, desktop')).toBeTruthy();
});

it('refreshing takes half a second and says so', async () => {
  await open('/marketing/landing/preview/workshop');
  await screen.findByTitle('Workshop, desktop');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await act(async () => void (await vi.advanceTimersByTimeAsync(499)));
  expect(screen.queryByText('Preview refreshed')).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  vi.useRealTimers();
  expect(await screen.findByText('Preview refreshed')).toBeTruthy();
});

it('sharing copies a link, and says when the clipboard refuses', async () => {
  await open('/marketing/landing/preview/workshop');
  await screen.findByTitle('Workshop, desktop');
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('denied'));
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Preview link copied to clipboard')).toBeTruthy();
  expect(String(write.mock.calls[0]?.[0])).toContain('/marketing/landing/preview#page=');
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Failed to copy link')).toBeTruthy();
});

it('a damaged link is refused and nothing of it is shown', async () => {
  await open('/marketing/landing/preview#page=%3Cscript%3E');
  expect(await screen.findByText(/The page in this link is damaged/)).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});
