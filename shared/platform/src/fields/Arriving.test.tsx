// @vitest-environment page
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from '../ui/lazyPart';
import { Arriving } from './Arriving';

interface BoxProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const Box = ({ id, value, onChange }: BoxProps) => (
  <input id={id} aria-label="City" value={value} onChange={(event) => onChange(event.target.value)} />
);

/** A field whose control arrives when told. */
function showField(onSubmit = vi.fn()) {
  let arrive: (Part: ComponentType<BoxProps>) => void = () => {};
  const Late = lazyPart(() => new Promise<ComponentType<BoxProps>>((resolve) => (arrive = resolve)));
  function Form() {
    const [city, setCity] = useState('');
    const box = { id: 'city', value: city, onChange: setCity };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(city);
        }}
      >
        <Arriving control={{ id: 'city' }} waiting={<Box {...box} />}>
          <Late {...box} />
        </Arriving>
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Form />);
  const waiting = screen.getByRole('textbox', { name: 'City' });
  const comes = async () => {
    await act(async () => arrive(Box));
    expect(screen.getByRole('textbox', { name: 'City' })).not.toBe(waiting);
  };
  return { comes, onSubmit };
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'City' });
afterEach(cleanup);

test('whoever types while the control arrives types on in it, and Enter is heard', async () => {
  const { comes, onSubmit } = showField();
  await userEvent.type(box(), 'Lee');
  await comes();
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard('ds{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('Leeds');
});

test('the caret stays where it stood in the text', async () => {
  const { comes } = showField();
  await userEvent.type(box(), 'Leds');
  box().setSelectionRange(2, 2);
  await comes();
  expect([box().selectionStart, box().selectionEnd]).toEqual([2, 2]);
});

test('a control that arrives takes no focus from elsewhere', async () => {
  const { comes } = showField();
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  await comes();
  expect(document.activeElement).toBe(button);
});
