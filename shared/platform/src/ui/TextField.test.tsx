// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChoiceField, optionsOf } from './ChoiceField';
import { TextArea, TextField } from './TextField';

afterEach(cleanup);

const nothing = () => undefined;
const described = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('a text field is named by its label and read with its help and what is wrong', () => {
  render(
    <TextField
      label="Website"
      value="rye"
      onChange={nothing}
      help="With https."
      error="Expected an address."
      required
      type="url"
      maxLength={80}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Website' });
  expect(described(field)).toEqual(['With https.', 'Expected an address.']);
  expect([field.required, field.type, field.maxLength, field.className]).toEqual([true, 'url', 80, 's-input']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('what is typed is given as text', async () => {
  const given = vi.fn();
  const Form = () => {
    const [name, setName] = useState('Rye');
    return (
      <TextField
        label="Name"
        value={name}
        onChange={(next) => {
          given(next);
          setName(next);
        }}
      />
    );
  };
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), ' Co');
  expect(given.mock.calls.at(-1)).toEqual(['Rye Co']);
});

test('a text that is read when its box is left stays with the box until then', async () => {
  const left = vi.fn();
  render(<TextField label="Subject" defaultValue="Rye" onBlur={(event) => left(event.target.value)} />);
  await userEvent.type(screen.getByLabelText('Subject'), ' bread');
  await userEvent.tab();
  expect(left.mock.calls).toEqual([['Rye bread']]);
});

test('a text of several lines that may stay empty says so', () => {
  render(<TextArea label="Notes" value={'Two\nlines'} onChange={nothing} required={false} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes (optional)' });
  expect([field.getAttribute('rows'), field.required, field.tagName]).toEqual(['3', false, 'TEXTAREA']);
});

test('a field that is not to be changed now is disabled, and a hidden label still names it', () => {
  render(<TextField label="Find" hideLabel value="" onChange={nothing} disabled className="own" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Find' });
  expect([field.disabled, field.className]).toEqual([true, 's-input own']);
  expect(screen.getByText('Find').className).toBe('s-hidden');
});

test('a choice shows its options in their order and gives the value that is chosen', async () => {
  const chosen = vi.fn();
  render(
    <ChoiceField
      label="Size"
      value="s"
      options={[...optionsOf({ s: 'Small', l: 'Large' }), 'Other']}
      onChange={chosen}
      help="Of the loaf."
    />,
  );
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' });
  expect([...field.options].map((option) => [option.text, option.value])).toEqual([
    ['Small', 's'],
    ['Large', 'l'],
    ['Other', 'Other'],
  ]);
  expect(described(field)).toEqual(['Of the loaf.']);
  await userEvent.selectOptions(field, 'Large');
  expect(chosen).toHaveBeenCalledWith('l');
});
