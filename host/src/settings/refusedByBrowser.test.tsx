// @vitest-environment page

import { notify, Overlays } from '@steps/platform/ui';
import { openMemoryStore } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationsSection } from './NotificationsSection';
import { StorageUse } from './StorageUse';

beforeEach(async () => {
  await openMemoryStore();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  notify.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a browser that refuses', () => {
  it('notifications says so in place of the button, and where they are allowed', async () => {
    const asked = vi.fn(async () => 'denied');
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked });
    render(<NotificationsSection />);
    await userEvent.click(screen.getByRole('button', { name: 'Allow them' }));
    expect(await screen.findByText(/Allow them in the browser’s settings for this site/)).toBeDefined();
    expect(asked).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Allow them' })).toBeNull();
  });

  it('notifications it does not have says that it shows none', () => {
    vi.stubGlobal('Notification', undefined);
    render(<NotificationsSection />);
    expect(screen.getByText('This browser cannot show notifications.')).toBeDefined();
  });

  it.each([
    ['says no', async () => false],
    [
      'fails',
      async () => {
        throw new TypeError('not in this window');
      },
    ],
  ])('to keep the data for good is told, also when it %s', async (_how, persist) => {
    const storage = { estimate: async () => ({ usage: 1, quota: 100 }), persisted: async () => false, persist };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { storage }));
    render(
      <>
        <StorageUse />
        <Overlays />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Ask the browser to keep the data' }));
    expect(await screen.findByText('The browser decides later')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ask the browser to keep the data' })).toBeDefined();
  });
});
