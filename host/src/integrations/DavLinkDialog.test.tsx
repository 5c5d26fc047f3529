// @vitest-environment page

import { davLinks } from '@steps/business/src/nouns/dav/davLink';
import { type DavSearch, davSearches } from '@steps/business/src/nouns/dav/davSearch';
import { commit, put } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DavLinkDialog } from './DavLinkDialog';

const user = userEvent.setup({ delay: null });
const closed = vi.fn();
const base = 'https://dav.example/sam/';
const work = { url: `${base}work/`, kind: 'calendar', name: 'Work', writable: true } as const;
const holidays = { url: `${base}holidays/`, kind: 'calendar', name: 'Holidays', writable: false } as const;
const people = { url: `${base}people/`, kind: 'contacts', name: 'People', writable: true } as const;

beforeEach(async () => {
  closed.mockClear();
  await openMemoryStore();
  render(<DavLinkDialog onClose={closed} />);
});
afterEach(cleanup);

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
const choose = (label: string) => user.selectOptions(screen.getByLabelText('Direction'), label);
/** As a post office answers. */
async function answer(said: NonNullable<DavSearch['answer']>): Promise<DavSearch> {
  await waitFor(() => expect(davSearches.size).toBe(1));
  const search = davSearches.all()[0] as DavSearch;
  act(() => commit({ label: 'Find', changes: [put(davSearches, { ...search, answer: said })], undoable: false }));
  return search;
}
const found = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
async function look(): Promise<void> {
  await type('Email address or server', 'sam@example.com');
  await type('Password', 'plum orchard');
  await press('Find');
}

describe('Linking a calendar or address book', () => {
  it('asks for an address first', async () => {
    await press('Find');
    expect(screen.getByRole('alert').textContent).toContain('Address: enter an email address');
    expect(davSearches.size).toBe(0);
  });

  it('asks the post office, in whose hands alone the password is', async () => {
    await look();
    expect(screen.getByText('Asking the server…')).toBeTruthy();
    const search = await answer({ found: [], problem: 'dav.example does not take this user and password.' });
    expect(search).toMatchObject({ address: 'sam@example.com', username: 'sam@example.com' });
    expect(JSON.stringify(davSearches.all())).not.toContain('plum orchard');
    expect(await screen.findByText('dav.example does not take this user and password.')).toBeTruthy();
  });

  it('links what is chosen of what was found, each once', async () => {
    await look();
    await answer({ found: [work, people] });
    await user.click(found('Work').getByRole('button', { name: 'Link' }));
    expect(found('Work').getByRole('button', { name: 'Linked' }).hasAttribute('disabled')).toBe(true);
    expect(found('People').getByRole('button', { name: 'Link' })).toBeTruthy();
    expect(davLinks.all()).toMatchObject([{ url: work.url, kind: 'calendar', mode: 'both', state: 'waiting' }]);
    await press('Done');
    expect(closed).toHaveBeenCalled();
  });

  it('only reads what the server lets nobody change, and an address book where busy times are asked for', async () => {
    await choose('Busy times only, without titles');
    await look();
    await answer({ found: [work, holidays, people] });
    for (const name of ['Work', 'People']) await user.click(found(name).getByRole('button', { name: 'Link' }));
    await choose('Both ways');
    expect(found('Holidays').getByText(/only read/)).toBeTruthy();
    await user.click(found('Holidays').getByRole('button', { name: 'Link' }));
    expect(davLinks.all().map(({ name, mode }) => [name, mode])).toEqual([
      ['Work', 'busy'],
      ['People', 'read'],
      ['Holidays', 'read'],
    ]);
  });

  it('subscribes to a file of a calendar without a password, and never writes to it', async () => {
    await type('Email address or server', 'webcal://example.com/bank-holidays.ics');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(within(screen.getByLabelText('Direction')).queryByText('Both ways')).toBeNull();
    await press('Subscribe');
    expect(davLinks.all()).toMatchObject([
      {
        url: 'https://example.com/bank-holidays.ics',
        name: 'bank-holidays',
        feed: true,
        mode: 'read',
        secrets: {},
      },
    ]);
    expect(closed).toHaveBeenCalled();
  });

  it('takes the name that somebody gives such a file', async () => {
    await type('Email address or server', 'webcals://cal.example/secret-7/basic.ics?x=1');
    expect(screen.getByLabelText(/^Name/).getAttribute('placeholder')).toBe('basic');
    await user.type(screen.getByLabelText(/^Name/), 'Shop rota');
    await choose('Busy times only, without titles');
    await press('Subscribe');
    expect(davLinks.all()).toMatchObject([
      { url: 'https://cal.example/secret-7/basic.ics?x=1', name: 'Shop rota', mode: 'busy' },
    ]);
  });
});
