// @vitest-environment page
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { notify } from './notify';
import { Overlays } from './Overlays';

afterEach(() => {
  act(notify.clear);
  cleanup();
});

const field = (value: string) => {
  render(
    <>
      <label>
        Subject
        <input maxLength={10} defaultValue={value} />
      </label>
      <Overlays />
    </>,
  );
  return screen.getByLabelText<HTMLInputElement>('Subject');
};
/** As the browser tells of it, before it leaves out what does not fit. */
const coming = (box: HTMLInputElement, inputType: string, data: string) =>
  fireEvent(box, new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType, data }));

test('what does not fit into a field is said when it is pasted, with how much was left out', async () => {
  const box = field('Rye');
  box.setSelectionRange(3, 3);
  coming(box, 'insertFromPaste', ' and oat bread');
  expect(await screen.findByText('“Subject” holds up to 10 characters')).toBeDefined();
  expect(await screen.findByText('The last 7 characters of what you put in were left out.')).toBeDefined();
});

test('what is chosen gives way to what is pasted', () => {
  const box = field('Rye bread.');
  box.setSelectionRange(0, 10);
  coming(box, 'insertFromPaste', 'Oat bread.');
  expect(screen.queryByText(/holds up to/)).toBeNull();
});

test('a full field says it once while somebody types', async () => {
  const box = field('Rye bread.');
  box.setSelectionRange(10, 10);
  coming(box, 'insertText', 'a');
  coming(box, 'insertText', 'b');
  expect(await screen.findAllByText('“Subject” holds up to 10 characters')).toHaveLength(1);
});
