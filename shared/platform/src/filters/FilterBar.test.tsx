// @vitest-environment page
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { isAsked } from './filterRules';
import { type Filter, FilterBar, type FilterField } from './index';

afterEach(cleanup);

const fields: readonly FilterField[] = [
  {
    id: 'status',
    label: 'Status',
    operators: [
      { id: 'is', label: 'is', wants: 'choices' },
      { id: 'empty', label: 'is empty', wants: 'nothing' },
    ],
    options: () => ['Lead', 'Customer'].map((label) => ({ value: label.toLowerCase(), label })),
  },
  {
    id: 'score',
    label: 'Score',
    operators: [
      { id: 'over', label: 'is more than', wants: 'number' },
      { id: 'under', label: 'is less than', wants: 'number' },
    ],
    problem: ({ values: [value = ''] }) => (/^\d+$/.test(value) ? undefined : `Expected a number, got “${value}”.`),
  },
  { id: 'kind', label: 'Kind', operators: [{ id: 'is', label: 'is', wants: 'choices' }], options: () => [] },
];

function List({ start = [], once = false }: { readonly start?: readonly Filter[]; readonly once?: boolean }) {
  const [filters, setFilters] = useState(start);
  return (
    <>
      <FilterBar fields={fields} filters={filters} onChange={setFilters} once={once} />
      <output>
        {filters.map(({ field, operator, values }) => `${field} ${operator} ${values.join('+')}`).join('; ')}
      </output>
    </>
  );
}

const held = () => screen.getByRole('status').textContent;
const chip = (label: string) => within(screen.getByRole('group', { name: `Filter ${label}` }));
const add = async (label: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(screen.getByRole('menuitem', { name: label }));
};
const score = (value: string): Filter => ({ field: 'score', operator: 'over', values: [value] });
const status: Filter = { field: 'status', operator: 'is', values: ['lead'] };

test('a filter is added by keyboard alone, and its value is what comes next', async () => {
  render(<List />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(chip('Score').getByRole('combobox', { name: 'Score: comparison' }));
  await userEvent.tab();
  await userEvent.keyboard('60');
  expect(held()).toBe('score over 60');
});

test('several values are chosen from a list that opens at once', async () => {
  render(<List />);
  await add('Status');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lead' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Customer' }));
  expect(held()).toBe('status is lead+customer');
});

test('another comparison keeps the value where it wants the same, and drops it where not', async () => {
  render(<List start={[score('60'), status]} />);
  await userEvent.selectOptions(chip('Score').getByRole('combobox'), 'is less than');
  await userEvent.selectOptions(chip('Status').getByRole('combobox'), 'is empty');
  expect(held()).toBe('score under 60; status empty ');
});

test('a value that cannot be asked says why, and a filter without one is marked as open', async () => {
  render(<List start={[score('sixty')]} />);
  const input = chip('Score').getByRole('textbox');
  expect([input.getAttribute('aria-invalid'), input.title]).toEqual(['true', 'Expected a number, got “sixty”.']);
  await userEvent.clear(input);
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('group', { name: 'Filter Score' }).hasAttribute('data-open')).toBe(true);
});

test('a filter that is removed gives the focus to the next one, and the last to the button that adds', async () => {
  render(<List start={[score('60'), status]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Score' }));
  expect(held()).toBe('status is lead');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove filter Status' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add filter' }));
});

test('all filters go in one press, which is offered from two on', async () => {
  render(<List start={[score('60')]} />);
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  await add('Status');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(held()).toBe(''));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add filter' }));
});

test('a filter of a field that is not known any more is left as it is', async () => {
  render(<List start={[{ field: 'fleet', operator: 'is', values: ['van'] }, score('60')]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Score' }));
  expect(held()).toBe('fleet is van');
});

test('where a field is filtered once, it is not offered again', async () => {
  render(<List once start={[score('60')]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Status', 'Kind']);
});

test('one comparison alone is read, not chosen', async () => {
  render(<List start={[{ field: 'kind', operator: 'is', values: [] }]} />);
  expect(chip('Kind').queryByRole('combobox')).toBeNull();
  expect(chip('Kind').getByText('is')).toBeTruthy();
});

test('a filter asks for something once it has a value, or needs none', () => {
  const [statusField, scoreField] = fields;
  if (!statusField || !scoreField) throw new Error('Expected two fields.');
  expect(isAsked(statusField, { ...status, values: [] })).toBe(false);
  expect(isAsked(statusField, { ...status, operator: 'empty', values: [] })).toBe(true);
  expect(isAsked(scoreField, score('x'))).toBe(false);
  expect(isAsked(scoreField, score('6'))).toBe(true);
});
