// @vitest-environment page
import { region } from '@steps/platform';
import { Money, notify, Overlays } from '@steps/platform/ui';
import { fixClock, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RegionSection } from './RegionSection';

beforeEach(async () => {
  await openMemoryStore();
  render(
    <>
      <RegionSection />
      <output>
        <Money pence={500} />
      </output>
    </>,
  );
});
afterEach(() => {
  cleanup();
  notify.clear();
});

it('a chosen format is shown at once, here and on every page', async () => {
  await screen.findByText(/For example Tue 3 Nov|For example \w{3} 3 Nov \d{4} 14:30/);
  await userEvent.click(await screen.findByText('Month first'));
  await userEvent.click(screen.getByText('AM and PM'));
  const week = within(screen.getByRole('radiogroup', { name: 'A week begins on' }));
  await userEvent.click(week.getByText('Sunday'));
  expect(await screen.findByText(/For example \w{3} Nov 3 \d{4} 2:30 PM/)).toBeDefined();
  expect(region()).toMatchObject({ dates: 'month', clock: 12, firstDay: 0 });
});

it('a time zone is found by its place, shown at once and taken back', async () => {
  const free = fixClock();
  render(<Overlays />);
  const field = await screen.findByRole('combobox', { name: /Time zone/ });
  expect(screen.getByText(/^As this device \(/)).toBeDefined();
  await userEvent.type(field, 'auckland');
  await userEvent.click(await screen.findByRole('option', { name: /Auckland/ }));
  expect(region().timeZone).toBe('Pacific/Auckland');
  expect(await screen.findByText(/Now: Wed 4 Nov 2026 01:00/)).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(region().timeZone).toBe('');
  free();
});

it('amounts are in the chosen currency', async () => {
  expect(screen.getByRole('status').textContent).toBe('£5');
  await userEvent.click(await screen.findByRole('combobox', { name: /Currency/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Euro (EUR)' }));
  expect(screen.getByRole('status').textContent).toBe('€5');
});

it('a week without a working day is refused with the reason', async () => {
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday'])
    await userEvent.click(screen.getByRole('checkbox', { name: day }));
  expect(region().workDays).toEqual([5]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  expect((await screen.findByRole('alert')).textContent).toContain('at least one working day');
  expect(region().workDays).toEqual([5]);
});

it('amounts are written in the chosen form', async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: /Numbers/ }));
  await userEvent.click(await screen.findByRole('option', { name: '1.250,50' }));
  expect(await screen.findByText('For example £1.234,50.')).toBeDefined();
  expect(region().numbers).toBe('comma');
});
