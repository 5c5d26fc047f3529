// @vitest-environment page
import { companies, contacts } from '@steps/business';
import { undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { company, contact, openMemoryStore } from '@steps/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ListSettings } from '../staticLists/ListSettings';
import { renderAt } from '../testing/renderAt';
import { TagSettings } from './TagSettings';
import { renameTag } from './tagState';

const tagsOf = (id: string) => contacts.get(id)?.tags ?? companies.get(id)?.tags;

beforeEach(async () => {
  await openMemoryStore({
    contacts: [
      contact({ id: 'ada', tags: ['VIP', 'Leeds'], lists: ['Newsletter'] }),
      contact({ id: 'zoe', tags: ['vip', 'Key'] }),
    ],
    companies: [company({ id: 'engines', tags: ['Key'] })],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('the settings of tags', () => {
  it('count who has each and lead to them', () => {
    renderAt('/', '/', TagSettings);
    expect(screen.getByRole('link', { name: '2 contacts' }).getAttribute('href')).toBe(
      '/?module=crm&tab=contacts&archive=all&tag=VIP',
    );
    screen.getByRole('link', { name: '1 company' });
  });

  it('rename a tag in contacts and companies by one step', () => {
    expect(renameTag('Key', 'Key account')).toBe(2);
    expect([tagsOf('zoe'), tagsOf('engines')]).toEqual([['vip', 'Key account'], ['Key account']]);
    undo();
    expect([tagsOf('zoe'), tagsOf('engines')]).toEqual([['vip', 'Key'], ['Key']]);
  });

  it('ask before a new name merges two tags, and merge them without duplicates', async () => {
    renderAt('/', '/', TagSettings);
    const field = screen.getByRole('textbox', { name: 'Name of the tag Key' });
    await userEvent.clear(field);
    await userEvent.type(field, 'VIP{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Merge tags' }));
    await screen.findByText('“Key” merged into “VIP”');
    expect([tagsOf('zoe'), tagsOf('engines')]).toEqual([['VIP'], ['VIP']]);
  });

  it('delete a tag everywhere, and undo brings it back', async () => {
    renderAt('/', '/', TagSettings);
    await userEvent.click(screen.getByRole('button', { name: 'Delete the tag VIP' }));
    expect([tagsOf('ada'), tagsOf('zoe')]).toEqual([['Leeds'], ['Key']]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(tagsOf('ada')).toEqual(['VIP', 'Leeds']);
  });

  it('keep the name of the tag behind the star', () => {
    expect(() => renameTag('Favorite', 'Star')).toThrow('“Favorite” marks favourites and keeps its name.');
  });
});

describe('the settings of lists', () => {
  it('add a list, and say what is wrong with a name', async () => {
    renderAt('/', '/', ListSettings);
    const field = screen.getByRole('textbox', { name: 'New list' });
    await userEvent.type(field, 'newsletter{Enter}');
    screen.getByText('Choose another name: there is already a list called “newsletter”.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Open day{Enter}');
    screen.getByRole('textbox', { name: 'Name of the list Open day' });
  });

  it('rename a list with everybody on it', async () => {
    renderAt('/', '/', ListSettings);
    const field = screen.getByRole('textbox', { name: 'Name of the list Newsletter' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Monthly letter{Enter}');
    expect(contacts.get('ada')?.lists).toEqual(['Monthly letter']);
  });
});
