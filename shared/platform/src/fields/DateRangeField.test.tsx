// @vitest-environment page
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateRangeField } from './DateRangeField';
import type { DayRange } from './rangeText';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Period({ start }: { readonly start?: DayRange }) {
  const [range, setRange] = useState(start);
  return (
    <>
      <DateRangeField label="Period" value={range} onChange={setRange} />
      <output>{range ? `${range.from} ${range.to}` : 'none'}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Period/ });
const held = () => screen.getByRole('status').textContent;
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  return within(screen.getByRole('dialog'));
};

test('a range is typed, and shown day first once it is left', async () => {
  render(<Period />);
  await userEvent.type(field(), '1/11 - 30/11');
  expect(held()).toBe('none');
  await userEvent.tab();
  expect(held()).toBe('2026-11-01 2026-11-30');
  expect(field().value).toBe('1 – 30 Nov 2026');
});

test('what is no range stays as typed and says what is expected', async () => {
  render(<Period />);
  await userEvent.type(field(), '11/30/2026 to soon');
  await userEvent.tab();
  expect(field().value).toBe('11/30/2026 to soon');
  expect(held()).toBe('none');
  expect(screen.getByText(/^Enter two days, such as 1 Nov – 30 Nov/)).toBeTruthy();
});

test.each([
  ['This week', '2026-11-16 2026-11-22'],
  ['Last 30 days', '2026-10-24 2026-11-22'],
  ['This quarter', '2026-10-01 2026-12-31'],
])('“%s” is one press away', async (preset, range) => {
  render(<Period />);
  const panel = await open();
  await userEvent.click(await panel.findByRole('button', { name: preset }));
  expect(held()).toBe(range);
});

test('first and last day are chosen by keys alone, in either order', async () => {
  render(<Period start={{ from: '2026-11-10', to: '2026-11-12' }} />);
  await open();
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-12'));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('12 Nov 2026: now choose the last day.')).toBeTruthy();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-05'));
  expect(document.querySelectorAll('[data-between]')).toHaveLength(6);
  await userEvent.keyboard('{Enter}');
  expect(held()).toBe('2026-11-05 2026-11-12');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open calendar' }));
});

test('a preset that reaches beyond what can be chosen is not offered', async () => {
  render(<DateRangeField label="Period" value={undefined} onChange={() => {}} max="2026-11-22" />);
  const panel = await open();
  expect(await panel.findByRole('button', { name: 'Last 30 days' })).toBeTruthy();
  expect(panel.queryByRole('button', { name: 'This year' })).toBeNull();
});

test('disabled, neither text nor calendar can be changed', () => {
  render(<DateRangeField label="Period" value={undefined} onChange={() => {}} disabled />);
  expect(field().disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open calendar' }).disabled).toBe(true);
});
