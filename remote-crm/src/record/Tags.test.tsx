// @vitest-environment happy-dom
import { RuleError, suggestedCompanyTags, suggestedContactTags } from '@steps/shared';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Tags } from './Tags';

const show = (tags: string[], suggested: readonly string[], onAdd = vi.fn()) => {
  render(<Tags tags={tags} suggested={suggested} onAdd={onAdd} onRemove={vi.fn()} />);
  return onAdd;
};
const offered = () =>
  within(screen.getByRole('list', { name: 'Suggested tags' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.trim());
afterEach(cleanup);

it('suggests the specified tags for contacts, except those it has, whatever their case', async () => {
  const onAdd = show(['champion'], suggestedContactTags);
  expect(offered()).toEqual(['High Priority', 'Decision Maker', 'Influencer', 'Blocker', 'Technical', 'Budget Holder']);
  await userEvent.click(screen.getByRole('button', { name: 'Technical' }));
  expect(onAdd).toHaveBeenCalledWith('Technical');
});

it('suggests the specified tags for companies', () => {
  show([], suggestedCompanyTags);
  expect(offered()).toEqual([
    'High Priority',
    'Key Account',
    'Enterprise',
    'Strategic Partner',
    'Competitor',
    'Technology Leader',
    'Budget Approved',
  ]);
});

it('says why a tag was not added, and keeps what was typed', async () => {
  show(
    [],
    [],
    vi.fn().mockImplementation(() => {
      throw new RuleError('Expected a tag, got an empty one.');
    }),
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a tag' }), ' {Enter}');
  screen.getByText('Expected a tag, got an empty one.');
  expect(screen.getByRole('combobox', { name: 'Add a tag' })).toHaveProperty('value', ' ');
});
