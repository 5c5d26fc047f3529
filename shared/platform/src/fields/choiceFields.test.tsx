// @vitest-environment page
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ColourField, Segmented, StepsBar } from './index';

afterEach(cleanup);

const held = () => screen.getByRole('status').textContent;

function Period() {
  const [value, setValue] = useState('week');
  return (
    <>
      <Segmented
        label="Period"
        options={[
          { value: 'day', label: 'Day' },
          { value: 'week', label: 'Week' },
          { value: 'month', label: 'Month', disabled: true },
        ]}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

test('segments are radio buttons under their own label, and the Tab key stops once', async () => {
  render(<Period />);
  const group = await screen.findByRole('radiogroup', { name: 'Period' });
  await userEvent.tab();
  expect(document.activeElement).toBe(within(group).getByRole('radio', { name: 'Week' }));
});

test('a segment is chosen by pointer and by arrow keys, and one that is not possible is passed over', async () => {
  render(<Period />);
  await userEvent.click(await screen.findByText('Day'));
  expect(held()).toBe('day');
  const chosen = screen.getByRole('radio', { name: 'Day' });
  fireEvent.keyDown(chosen, { key: 'ArrowLeft' });
  expect(held()).toBe('week');
});

function Brand() {
  const [value, setValue] = useState('#0e6a78');
  return (
    <>
      <ColourField
        label="Colour"
        value={value}
        onChange={setValue}
        swatches={[
          { name: 'Brand', colour: '#AA3377' },
          { name: 'Steps', colour: '#0e6a78' },
        ]}
      />
      <output>{value}</output>
    </>
  );
}

test('a colour is typed as hex, with or without the sign', async () => {
  render(<Brand />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Colour' });
  await userEvent.clear(input);
  await userEvent.type(input, 'AA3377{Enter}');
  expect(held()).toBe('#aa3377');
  expect(input.value).toBe('#aa3377');
  await userEvent.clear(input);
  await userEvent.type(input, 'teal{Enter}');
  expect(screen.getByText('Enter a colour as #0e6a78, #abc or rgb(14, 106, 120).')).toBeTruthy();
  expect(held()).not.toBe('teal');
});

test('a colour of the brand is one press away, by its name', async () => {
  render(<Brand />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose colour' }));
  const swatch = await screen.findByRole('button', { name: 'Brand, #AA3377' });
  await userEvent.click(swatch);
  expect(held()).toBe('#aa3377');
  expect(swatch.getAttribute('aria-pressed')).toBe('true');
});

test('a colour is mixed by keys, and grey keeps the hue it was mixed from', async () => {
  render(<Brand />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose colour' }));
  const saturation = await screen.findByRole('slider', { name: 'Saturation' });
  const hue = screen.getByRole('slider', { name: 'Hue' }).getAttribute('aria-valuenow');
  fireEvent.keyDown(saturation, { key: 'Home', which: 36, keyCode: 36 });
  expect(held()).toMatch(/^#(..)\1\1$/);
  expect(screen.getByRole('slider', { name: 'Hue' }).getAttribute('aria-valuenow')).toBe(hue);
});

const steps = [
  { id: 'file', title: 'File' },
  { id: 'fields', title: 'Fields' },
  { id: 'check', title: 'Check' },
];

test('the steps say which one is current and what is done, and only what was reached can be gone to', async () => {
  const go = vi.fn();
  render(<StepsBar label="Import contacts" steps={steps} current="fields" onGo={go} />);
  const bar = await screen.findByRole('group', { name: 'Import contacts' });
  const first = within(bar).getByRole('button', { name: /^File ?, done/ });
  expect(bar.querySelector('[aria-current=step]')?.textContent).toContain('Fields');
  expect(within(bar).queryByRole('button', { name: /Check/ })).toBeNull();
  first.focus();
  await userEvent.keyboard('{Enter}');
  expect(go).toHaveBeenCalledWith('file');
});

test('without a way to go, the steps are a list', async () => {
  render(<StepsBar label="Import contacts" steps={steps} current="check" />);
  const bar = await screen.findByRole('list', { name: 'Import contacts' });
  expect(within(bar).getAllByRole('listitem')).toHaveLength(3);
});

const phoneMedia: ProxyHandler<MediaQueryList> = {
  get: (list, key) => (key === 'matches' ? list.media.includes('max-width') : Reflect.get(list, key).bind?.(list)),
};

test('on a phone one line says where it is, and a menu goes back', async () => {
  const real = window.matchMedia.bind(window);
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => new Proxy(real(query), phoneMedia));
  const go = vi.fn();
  render(<StepsBar label="Import contacts" steps={steps} current="fields" onGo={go} />);
  await userEvent.click(screen.getByRole('button', { name: /^Step 2 of 3: Fields/ }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'File' }));
  expect(go).toHaveBeenCalledWith('file');
  spy.mockRestore();
});

test('a step that has to be mended says so in words', async () => {
  render(
    <StepsBar
      label="Import"
      steps={[{ id: 'file', title: 'File', faulty: true }, ...steps.slice(1)]}
      current="fields"
    />,
  );
  await waitFor(() => expect(screen.getByText(', to be mended')).toBeTruthy());
});
