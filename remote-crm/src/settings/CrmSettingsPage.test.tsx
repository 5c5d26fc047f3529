// @vitest-environment page
import { activities, companies, contacts, deals } from '@steps/business';
import { meetings } from '@steps/business/meetings';
import { undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { activity, company, contact, createMeeting, deleteMeetings, openMemoryStore } from '@steps/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteCompanies } from '../nouns/companyState';
import { deleteContacts } from '../nouns/contactState';
import { createDeal } from '../nouns/dealState';
import { quotes } from '../nouns/quote';
import { crmPaths } from '../paths.generated';
import { propertiesOf } from '../properties/propertyState';
import { createQuote, deleteQuotes } from '../quotes/quoteState';
import { scoreRulesOf } from '../scores/scoreState';
import { picker } from '../testing/choose';
import { renderAt } from '../testing/renderAt';
import { createTicket, deleteTickets, tickets } from '../tickets';
import { CrmSettingsPage } from './CrmSettingsPage';
import { settingsCommands } from './settingsCommands';

const open = (section?: string) =>
  renderAt(crmPaths.settings.href() + (section ? `?section=${section}` : ''), crmPaths.settings.path, CrmSettingsPage);

beforeEach(async () => {
  await openMemoryStore({
    contacts: [
      contact({ id: 'ada', score: 0, properties: { Region: 'North' } }),
      contact({ id: 'bob', score: 0, email: '', phone: '', title: '', temperature: 'cold' }),
    ],
    companies: [company()],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('the CRM settings', () => {
  it('open the section of the address, and write the chosen one there', async () => {
    open('scores');
    await screen.findByRole('heading', { name: 'Lead score' });
    await userEvent.click(screen.getByRole('tab', { name: 'Custom properties' }));
    await screen.findByRole('heading', { name: 'Custom properties of contacts' });
    expect(screen.getByLabelText('Address').textContent).toBe('/crm/settings?section=properties');
  });

  it('start with the stages, and have every section once', async () => {
    open();
    await screen.findByRole('heading', { name: 'Stages' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Stages',
      'Lost reasons',
      'Tags',
      'Custom properties',
      'Lists',
      'Scores',
      'Recently deleted',
    ]);
  });
});

describe('the palette', () => {
  it('leads to each section of the CRM settings', () => {
    const led: string[] = [];
    for (const { run } of settingsCommands) run({ navigate: (address) => led.push(address) });
    open();
    for (const tab of screen.getAllByRole('tab')) {
      const id = tab.id.replace(/^.*?-(?=[a-z])/, '');
      expect(led, tab.textContent).toContain(`/crm/settings?section=${id}`);
    }
    expect(led.at(-1)).toBe('/?module=crm&tab=contacts&archive=archived');
  });
});

describe('the section of deleted records', () => {
  it('restores what a step deleted, and deletes it for good after asking', async () => {
    deleteContacts(['ada']);
    const before = companies.all();
    deleteCompanies(before.map(({ id }) => id));
    open('deleted');
    await screen.findByText(
      'What was deleted of contacts, companies, deals, activities, meetings, tickets and quotes can be restored here for 30 days.',
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Restore: Delete Fenwick Joinery/ }));
    expect(companies.all()).toEqual(before);
    await userEvent.click(screen.getByRole('button', { name: /^Delete for good: / }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete for good?' }));
    question.getByText('1 contact can then no longer be restored.');
    await userEvent.click(question.getByRole('button', { name: 'Delete for good' }));
    await screen.findByText('Nothing was deleted in the last 30 days.');
    expect(contacts.get('ada')).toBeUndefined();
  });
});

it('erases what the timeline says about a contact who is deleted for good, and says how much', async () => {
  await openMemoryStore({
    contacts: [contact({ id: 'ada' }), contact({ id: 'bob' })],
    activities: [
      activity({ id: 'call', subject: 'Rang about her house', contactId: 'ada' }),
      activity({ id: 'other', subject: 'Rang', contactId: 'bob' }),
    ],
  });
  deleteContacts(['ada']);
  open('deleted');
  await userEvent.click(await screen.findByRole('button', { name: /^Delete for good: / }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete for good?' }));
  question.getByText('1 contact can then no longer be restored. 1 activity of their timelines goes too.');
  await userEvent.click(question.getByRole('button', { name: 'Delete for good' }));
  await screen.findByText('Nothing was deleted in the last 30 days.');
  expect(activities.all().map(({ id }) => id)).toEqual(['other']);
});

describe('a contact who is deleted for good', () => {
  const at = { start: '2026-11-03T10:00:00Z', end: '2026-11-03T11:00:00Z' };
  const ask = async () => {
    deleteContacts(['ada']);
    open('deleted');
    await userEvent.click(await screen.findByRole('button', { name: /^Delete for good: / }));
    return within(await screen.findByRole('dialog', { name: 'Delete for good?' }));
  };
  beforeEach(async () => {
    await openMemoryStore({ contacts: [contact({ id: 'ada', name: 'Ada' }), contact({ id: 'bob', email: '' })] });
    createTicket({ subject: 'Lost key', contactId: 'ada' });
    createTicket({ subject: 'Door', contactId: 'bob' });
    createMeeting({ title: 'Kick-off', contactId: 'ada', companyId: 'firm', ...at });
    createDeal({ name: 'House', contactId: 'ada' });
  });

  it('keeps other records that name them by default, and the question lists those records', async () => {
    const question = await ask();
    question.getByText('1 ticket, 1 meeting and 1 deal name this person. Unless you choose otherwise, that stays.');
    expect(question.getByRole('checkbox')).toHaveProperty('checked', false);
    await userEvent.click(question.getByRole('button', { name: 'Delete for good' }));
    await screen.findByText('Nothing was deleted in the last 30 days.');
    expect([tickets.size, deals.all()[0]?.contactId]).toEqual([2, 'ada']);
  });

  it('deletes those records too on request, for good', async () => {
    const question = await ask();
    await userEvent.click(
      question.getByRole('checkbox', {
        name: 'Delete the ticket for good too, and take the person out of the meeting and deal',
      }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete for good' }));
    await screen.findByText('Nothing was deleted in the last 30 days.');
    expect(tickets.all().map(({ subject }) => subject)).toEqual(['Door']);
    expect([meetings, deals].map((records) => records.all().map((one) => one.contactId))).toEqual([
      [undefined],
      [undefined],
    ]);
    expect(activities.all().filter(({ contactId }) => contactId === 'ada')).toEqual([]);
    expect(createTicket({ subject: 'Next' }).number).toBe(3);
  });
});

describe('deleted meetings, tickets and quotes', () => {
  it('are restored in this section, numbers and all', async () => {
    const meeting = createMeeting({
      title: 'Kick-off',
      contactId: 'ada',
      start: '2026-11-03T10:00:00Z',
      end: '2026-11-03T11:00:00Z',
    });
    const told = activities.get(`activity-of-${meeting.id}`);
    const { id: ticketId } = createTicket({ subject: 'Lost key' });
    const quote = createQuote({ contactId: 'ada' });
    deleteMeetings([meeting.id]);
    deleteTickets([ticketId]);
    deleteQuotes([quote.id]);
    expect(createQuote().number).toBe('Q-0002');
    open('deleted');
    await screen.findByText(/^1 meeting ·/);
    for (const step of ['Delete Kick-off', 'Delete ticket 1, Lost key', 'Delete quote Q-0001']) {
      await userEvent.click(screen.getByRole('button', { name: `Restore: ${step}` }));
    }
    expect(meetings.get(meeting.id)).toEqual(meeting);
    expect(activities.get(`activity-of-${meeting.id}`)).toEqual(told);
    expect(tickets.get(ticketId)?.number).toBe(1);
    expect(quotes.get(quote.id)).toEqual(quote);
  });
});

describe('the section of custom properties', () => {
  it('defines an imported property, renames it in all records and deletes it after saying how many lose a value', async () => {
    open('properties');
    await userEvent.click(await screen.findByRole('button', { name: 'Define Region' }));
    const name = await screen.findByRole('textbox', { name: 'Name of the property Region' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Area{Enter}');
    expect(contacts.get('ada')?.properties).toEqual({ Area: 'North' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Area' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete the property “Area”?' }));
    question.getByText(/1 contact will lose a value/);
    await userEvent.click(question.getByRole('button', { name: 'Delete property' }));
    await waitFor(() => expect(contacts.get('ada')?.properties).toEqual({}));
    undo();
    expect(contacts.get('ada')?.properties).toEqual({ Area: 'North' });
  });

  it('adds a choice with its values', async () => {
    open('properties');
    const section = within(await screen.findByRole('region', { name: 'Custom properties of companies' }));
    await userEvent.click(section.getByRole('button', { name: 'Add Custom Property' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Custom Property' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Level');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Choice');
    await userEvent.click(dialog.getByRole('button', { name: 'Add property' }));
    dialog.getByText('Enter at least one choice; there is none.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Choices' }), 'Gold\nSilver');
    await userEvent.click(dialog.getByRole('button', { name: 'Add property' }));
    expect(propertiesOf('company').map(({ name, choices }) => [name, choices])).toEqual([
      ['Level', ['Gold', 'Silver']],
    ]);
  });
});

describe('the section of scores', () => {
  it('says how many would change, and gives all records the score of the rules in one step', async () => {
    open('scores');
    await screen.findByText('By these rules 1 of 2 contacts would get another score.');
    await userEvent.click(screen.getByRole('button', { name: 'Recalculate all scores' }));
    await screen.findByText('Scores recalculated');
    expect(contacts.get('ada')?.score).toBeGreaterThan(0);
    undo();
    expect(contacts.get('ada')?.score).toBe(0);
  });

  it('adds a rule, changes its points, and refuses what is no number', async () => {
    open('scores');
    const section = within(await screen.findByRole('region', { name: 'Lead score' }));
    await userEvent.click(section.getByRole('button', { name: 'Add rule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add rule' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'When' }), 'Is tagged');
    await userEvent.type(await picker(dialog, 'Tag'), 'VIP');
    await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }));
    const points = await section.findByRole('textbox', { name: 'Points: Tagged VIP' });
    await userEvent.clear(points);
    await userEvent.type(points, 'ten{Enter}');
    section.getByText('Enter whole points such as 10 or -5, not “ten”.');
    await userEvent.clear(points);
    await userEvent.type(points, '-20{Enter}');
    expect(scoreRulesOf('contact').at(-1)).toMatchObject({ test: 'tag', value: 'VIP', points: -20 });
  });
});
