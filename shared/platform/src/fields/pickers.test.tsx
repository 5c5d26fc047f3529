// @vitest-environment page
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { finderOf, mostShown } from './findRules';
import { PersonPicker, SelectField, SuggestField, TimeZoneField } from './index';

afterEach(cleanup);

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const person = (id: string, name: string, email = `${id}@example.com`): Person => ({ id, name, email });
const describePerson = ({ name, email }: Person) => ({ label: name, detail: email });
/** antd's own, not the text box that waits for it. */
const combobox = (name: RegExp) =>
  waitFor(() => {
    const input = screen.getByRole<HTMLInputElement>('combobox', { name });
    expect(input.getAttribute('aria-haspopup')).toBe('listbox');
    return input;
  });
/** antd reads the old key codes, which user-event does not give here. */
const enter = (input: HTMLElement) => {
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(input, { key: 'Enter', keyCode: 13 });
};
const tab = async (input: HTMLElement) => {
  fireEvent.keyDown(input, { key: 'Tab', keyCode: 9 });
  await userEvent.tab();
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

function Picker({ people, create }: { people: readonly Person[]; create?: (name: string) => string }) {
  const [id, setId] = useState<string>();
  return (
    <>
      <PersonPicker
        label="Contact"
        required={false}
        records={people}
        describe={describePerson}
        value={id}
        onChange={setId}
        create={create && { label: 'Create contact', onCreate: create }}
      />
      <output>{id ?? 'nobody'}</output>
    </>
  );
}

test('two people of one name are told apart by their second line, and chosen by id', async () => {
  render(
    <Picker
      people={[person('a', 'Ada Lovelace', 'ada@one.example'), person('b', 'Ada Lovelace', 'ada@two.example')]}
    />,
  );
  const input = await combobox(/^Contact/);
  await userEvent.type(input, 'ada two');
  await waitFor(() => expect(options()).toEqual([expect.stringContaining('ada@two.example')]));
  enter(input);
  expect(screen.getByRole('status').textContent).toBe('b');
});

test('Tab out of the list chooses nobody, and Delete empties', async () => {
  render(<Picker people={[person('a', 'Ada Lovelace'), person('b', 'Ben Okri')]} />);
  const input = await combobox(/^Contact/);
  await userEvent.click(input);
  await waitFor(() => expect(options()).toHaveLength(2));
  await tab(input);
  expect(screen.getByRole('status').textContent).toBe('nobody');
  await userEvent.type(input, 'ben');
  enter(input);
  expect(screen.getByRole('status').textContent).toBe('b');
  await userEvent.keyboard('{Delete}');
  expect(screen.getByRole('status').textContent).toBe('nobody');
});

test('a name that nobody has can be created on the spot', async () => {
  const create = vi.fn(() => 'new');
  render(<Picker people={[person('a', 'Ada Lovelace')]} create={create} />);
  await userEvent.type(await combobox(/^Contact/), 'Grace Hopper');
  await userEvent.click(await screen.findByText('Create contact “Grace Hopper”'));
  expect(create).toHaveBeenCalledWith('Grace Hopper');
  expect(screen.getByRole('status').textContent).toBe('new');
});

test('of 100,000 people one screenful is drawn, and the rest is said and found by typing', async () => {
  const people = Array.from({ length: 100_000 }, (_, at) => person(`p${at}`, `Person ${at}`));
  render(<Picker people={people} />);
  const input = await combobox(/^Contact/);
  await userEvent.click(input);
  await waitFor(() => expect(options()).toHaveLength(mostShown));
  expect(screen.getByText('And 99,950 more. Type to find them.')).toBeTruthy();
  await userEvent.type(input, '99999');
  await waitFor(() => expect(options()).toEqual([expect.stringContaining('Person 99999')]));
});

test('a keystroke among 100,000 describes no record again', () => {
  const people = Array.from({ length: 100_000 }, (_, at) => person(`p${at}`, `Person ${at}`));
  const describeOne = vi.fn((one: Person) => ({ value: one.id, label: one.name, detail: one.email }));
  const find = finderOf(describeOne);
  find(people, 'person 9');
  describeOne.mockClear();
  expect(find(people, 'person 99').more).toBeGreaterThan(0);
  expect(describeOne.mock.calls.length).toBeLessThanOrEqual(mostShown);
});

test('names that begin with what was typed come first, accents do not matter', () => {
  const find = finderOf((one: Person) => ({ value: one.id, label: one.name }));
  const people = [person('a', 'Anna Zoe'), person('b', 'Zoë Brown'), person('c', 'Carl')];
  expect(find(people, 'zoe').choices.map(({ value }) => value)).toEqual(['b', 'a']);
});

const colours = ['Red', 'Green', 'Blue'].map((label) => ({ value: label.toLowerCase(), label }));

function Colours() {
  const [value, setValue] = useState<readonly string[]>(['red']);
  return (
    <>
      <SelectField label="Colours" several options={colours} value={value} onChange={setValue} search />
      <output>{value.join(' ')}</output>
    </>
  );
}

test('several are chosen one after the other and taken back with Backspace', async () => {
  render(<Colours />);
  const input = await combobox(/^Colours/);
  await userEvent.type(input, 'blu');
  enter(input);
  expect(screen.getByRole('status').textContent).toBe('red blue');
  // antd waits a moment after typing before it takes Backspace for a removal.
  await waitFor(
    async () => {
      await userEvent.keyboard('{Backspace}');
      expect(screen.getByRole('status').textContent).toBe('');
    },
    { interval: 400 },
  );
});

test('a time zone is found by its place', async () => {
  const change = vi.fn();
  render(<TimeZoneField label="Time zone" value="Europe/London" moment="2026-07-01T12:00:00Z" onChange={change} />);
  const input = await combobox(/Time zone/);
  expect(screen.getByText('London (GMT+1)')).toBeTruthy();
  await userEvent.type(input, 'new york');
  await waitFor(() => expect(options()).toEqual([expect.stringContaining('America, GMT-4')]));
  enter(input);
  expect(change).toHaveBeenCalledWith('America/New_York');
});

function Tag() {
  const [value, setValue] = useState('');
  return <SuggestField label="Tag" suggestions={['Champion', 'Influencer']} value={value} onChange={setValue} />;
}

test('a text with suggestions takes any text, and Tab does not change it', async () => {
  render(<Tag />);
  const input = await combobox(/Tag/);
  await userEvent.type(input, 'Champ');
  await waitFor(() => expect(options()).toEqual(['Champion']));
  await tab(input);
  expect(input.value).toBe('Champ');
  await userEvent.type(input, 'i');
  fireEvent.keyDown(input, { key: 'ArrowDown', keyCode: 40 });
  enter(input);
  expect(input.value).toBe('Champion');
});
