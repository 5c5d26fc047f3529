// @vitest-environment page

import { contact, editContact, faultyPort, openMemoryStore } from '@steps/testing';
import { expect, it, vi } from 'vitest';
import { flush, hasUnwritten } from './saveQueue';

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('leaving the page asks only while something is unwritten, and hiding it writes', async () => {
  const port = faultyPort();
  const { close } = await openMemoryStore({ contacts: [contact({ id: 'ann' })] }, { port });
  await flush();
  expect(leave()).toBe(false);
  port.writeFault = 'quota';
  editContact('ann', { name: 'Anna' });
  await flush();
  expect(leave()).toBe(true);
  port.writeFault = undefined;
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(hasUnwritten()).toBe(false));
  expect(leave()).toBe(false);
  port.writeFault = 'quota';
  editContact('ann', { name: 'Anne' });
  await close();
  expect(leave()).toBe(false);
});
