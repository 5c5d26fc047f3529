// @vitest-environment page
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateField, MoneyField, NumberField, TimeField } from './index';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const saved = vi.fn();

function Held<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, set] = useState(start);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saved(value);
      }}
    >
      {children(value, set)}
      <button type="submit">Save</button>
    </form>
  );
}

const day = (start = '') =>
  render(
    <Held start={start}>
      {(value, set) => <DateField label="Close date" value={value} onChange={set} required={false} />}
    </Held>,
  );
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a day is typed day first, and shown with its weekday once it is left', async () => {
  day();
  await userEvent.type(field(/^Close date/), '3/11');
  expect(field(/^Close date/).value).toBe('3/11');
  await userEvent.tab();
  expect(field(/^Close date/).value).toBe('Tue 3 Nov 2026');
  await save();
  expect(saved).toHaveBeenLastCalledWith('2026-11-03');
});

test('a day that cannot be read stays as typed, says what is expected, and is not saved', async () => {
  saved.mockClear();
  day('2026-11-03');
  const input = field(/^Close date/);
  await userEvent.clear(input);
  await userEvent.type(input, '11/22/2026{Enter}');
  expect(saved).not.toHaveBeenCalled();
  expect(input.value).toBe('11/22/2026');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a day, day first, such as 3/11/2026, 3 Nov or tomorrow.')).toBeTruthy();
  await userEvent.clear(input);
  await save();
  expect(saved).toHaveBeenLastCalledWith('');
});

test('the arrow keys go a day on and back', async () => {
  day('2026-11-30');
  await userEvent.type(field(/^Close date/), '{ArrowUp}');
  expect(field(/^Close date/).value).toBe('Tue 1 Dec 2026');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field(/^Close date/).value).toBe('Sun 29 Nov 2026');
});

test('a day is chosen from the calendar by keys alone, and the weeks begin on Monday', async () => {
  day('2026-11-03');
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  const chosen = await screen.findByRole('button', { name: 'Tuesday 3 November 2026' });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  const headings = [...document.querySelectorAll('th')].map((heading) => heading.textContent);
  expect(headings[0]).toBe('Mo');
  await userEvent.keyboard('{PageDown}{ArrowDown}{Home}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday 7 December 2026'));
  await userEvent.keyboard('{Enter}');
  expect(field(/^Close date/).value).toBe('Mon 7 Dec 2026');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open calendar' }));
});

test.each([
  ['Tomorrow', 'Mon 23 Nov 2026'],
  ['Next Monday', 'Mon 23 Nov 2026'],
  ['In 30 days', 'Tue 22 Dec 2026'],
])('“%s” is one press away', async (preset, shown) => {
  day();
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  await userEvent.click(await within(screen.getByRole('dialog')).findByRole('button', { name: preset }));
  expect(field(/^Close date/).value).toBe(shown);
});

test('a field that saves by itself hands the day over when the typing is done', async () => {
  const change = vi.fn();
  render(<DateField.Input control={{ 'aria-label': 'Valid until' }} settled value="2026-11-03" onChange={change} />);
  const input = field(/Valid until/);
  await userEvent.clear(input);
  await userEvent.type(input, '1/12');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(change.mock.calls).toEqual([['2026-12-01']]);
});

test('a time is typed with a point, and one that is none says so', async () => {
  render(<Held start="">{(value, set) => <TimeField label="Start time" value={value} onChange={set} />}</Held>);
  const input = field(/Start time/);
  await userEvent.type(input, '14.30');
  await userEvent.tab();
  expect(input.value).toBe('14:30');
  await userEvent.clear(input);
  await userEvent.type(input, '25:00');
  await userEvent.tab();
  expect(screen.getByText('Enter a time of 24 hours, such as 14:30, 14.30 or 9.')).toBeTruthy();
});

test('a time is chosen from the half hours', async () => {
  render(<Held start="14:40">{(value, set) => <TimeField label="Start time" value={value} onChange={set} />}</Held>);
  await userEvent.click(screen.getByRole('button', { name: 'Open clock' }));
  expect(document.activeElement?.textContent).toBe('14:30');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field(/Start time/).value).toBe('15:00');
});

test('an amount goes in as pence and shows as pounds', async () => {
  render(
    <Held<number | undefined> start={125_050}>
      {(value, set) => <MoneyField label="Value" value={value} onChange={set} />}
    </Held>,
  );
  const input = field(/Value/);
  expect(input.value).toBe('1,250.50');
  await userEvent.clear(input);
  await userEvent.type(input, '£2k{Enter}');
  expect(saved).toHaveBeenLastCalledWith(200_000);
  expect(input.value).toBe('2,000');
});

test('a number outside of its limits names them and keeps what was typed', async () => {
  render(
    <Held<number | undefined> start={1}>
      {(value, set) => (
        <NumberField label="Every how many weeks" whole min={1} max={999} value={value} onChange={set} />
      )}
    </Held>,
  );
  const input = field(/Every/);
  await userEvent.clear(input);
  await userEvent.type(input, '1000');
  await userEvent.tab();
  expect(input.value).toBe('1000');
  expect(screen.getByText('Enter a whole number from 1 to 999.')).toBeTruthy();
});

test('a value that is changed from elsewhere takes the place of what was typed', async () => {
  const { rerender } = render(<DateField label="Day" value="2026-11-03" onChange={() => {}} />);
  await userEvent.type(field(/Day/), 'x');
  rerender(<DateField label="Day" value="2026-12-24" onChange={() => {}} />);
  expect(field(/Day/).value).toBe('Thu 24 Dec 2026');
});
