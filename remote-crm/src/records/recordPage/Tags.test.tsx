// @vitest-environment page

import { suggestedCompanyTags, suggestedContactTags } from '@steps/business';
import { RuleError } from '@steps/platform';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
      throw new RuleError('Enter a tag; it is empty.');
    }),
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a tag' }), ' {Enter}');
  screen.getByText('Enter a tag; it is empty.');
  expect(screen.getByRole('combobox', { name: 'Add a tag' })).toHaveProperty('value', ' ');
});

it('keeps the focus among the tags when the pressed button goes away', async () => {
  function Page() {
    const [tags, setTags] = useState(['Champion']);
    return (
      <Tags
        tags={tags}
        suggested={['Technical']}
        onAdd={(tag) => setTags([...tags, tag])}
        onRemove={(tag) => setTags(tags.filter((one) => one !== tag))}
      />
    );
  }
  render(<Page />);
  const box = screen.getByRole('combobox', { name: 'Add a tag' });
  await userEvent.click(screen.getByRole('button', { name: 'Technical' }));
  await waitFor(() => expect(document.activeElement).toBe(box));
  await userEvent.click(screen.getByRole('button', { name: 'Remove tag Champion' }));
  await waitFor(() => expect(document.activeElement).toBe(box));
});

it('says when a tag could not be removed, also with ten tags', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const refuse = () => {
    throw new TypeError('the store refuses it');
  };
  render(<Tags tags={[...'abcdefghij']} suggested={[]} onAdd={vi.fn()} onRemove={refuse} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove tag c' }));
  screen.getByText('The tag could not be removed. Please try again.');
  vi.restoreAllMocks();
});
