// @vitest-environment page
import { activities } from '@steps/business';
import { meetings } from '@steps/business/meetings';
import { setRegion } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { notify } from '@steps/platform/ui';
import { company, contact, deal, openMemoryStore } from '@steps/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CompanyPage } from '../pages/CompanyPage';
import { ContactPage } from '../pages/ContactPage';
import { CrmPage } from '../pages/CrmPage';
import { renderAt } from '../testing/renderAt';
import { draftFor } from './meetingWishes';

// Parts are loaded when they are first shown; how long that takes does not matter here.
beforeAll(() =>
  Promise.all([import('../deals/DealsTab'), import('../deals/DealSheet'), import('./PlanMeetingDialog')]),
);
beforeEach(() =>
  openMemoryStore({
    contacts: [contact({ id: 'priya', name: 'Priya Nair', email: 'priya@fenwick.example', companyId: 'fenwick' })],
    companies: [company({ id: 'fenwick', name: 'Fenwick Joinery' })],
    deals: [deal({ id: 'sign', name: 'New sign', contactId: 'priya', companyId: 'fenwick' })],
  }),
);
afterEach(() => {
  cleanup();
  notify.clear();
});

const composer = () => within(screen.getByRole('form', { name: 'Add Activity' }));
const form = async () => within(await screen.findByRole('dialog', { name: 'Add meeting' }));

async function planFromComposer(): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: 'Meeting' }));
  await userEvent.type(composer().getByRole('textbox', { name: 'What the meeting is about' }), 'Proofs');
  await userEvent.type(composer().getByRole('textbox', { name: 'What was agreed' }), 'Bring the samples');
  await userEvent.click(composer().getByRole('button', { name: 'Plan in calendar' }));
}

describe('a meeting that is planned from a record', () => {
  it('starts with what was typed in the composer and invites the contact, and empties the composer', async () => {
    renderAt(paths.contact.href('priya'), paths.contact.path, ContactPage);
    await planFromComposer();
    const dialog = await form();
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Proofs');
    dialog.getByText('Priya Nair');
    await userEvent.click(dialog.getByRole('button', { name: 'Add meeting' }));
    await screen.findByText('Meeting added');
    expect(meetings.all()).toMatchObject([
      { title: 'Proofs', notes: 'Bring the samples', contactId: 'priya', companyId: 'fenwick' },
    ]);
    // The meeting's own entry in the timeline, and no other.
    expect(activities.all()).toHaveLength(1);
    await waitFor(() =>
      expect(composer().getByRole('textbox', { name: 'What the meeting is about' })).toHaveProperty('value', ''),
    );
  });

  it('is about the company on its page, and keeps what was typed if it is not planned after all', async () => {
    renderAt(paths.company.href('fenwick'), paths.company.path, CompanyPage);
    await planFromComposer();
    await userEvent.click((await form()).getByRole('button', { name: 'Cancel' }));
    expect(composer().getByRole('textbox', { name: 'What the meeting is about' })).toHaveProperty('value', 'Proofs');
    await userEvent.click(composer().getByRole('button', { name: 'Plan in calendar' }));
    await userEvent.click((await form()).getByRole('button', { name: 'Add meeting' }));
    await waitFor(() => expect(meetings.all()).toMatchObject([{ title: 'Proofs', companyId: 'fenwick' }]));
  });

  it('is about the deal and invites its contact, when planned with a button of the deal', async () => {
    renderAt('/?module=crm&tab=deals&deal=sign', '/', CrmPage);
    const sheet = within(await screen.findByRole('dialog', { name: 'New sign' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add meeting' }));
    const dialog = await form();
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Meeting about New sign');
    await userEvent.click(dialog.getByRole('button', { name: 'Add meeting' }));
    await waitFor(() =>
      expect(meetings.all()).toMatchObject([
        { dealId: 'sign', contactId: 'priya', attendees: [{ email: 'priya@fenwick.example' }] },
      ]),
    );
  });
});

describe('the form of a meeting about a record', () => {
  it('starts at the time that was typed, or else at the next working hour of the settings', () => {
    setRegion({ workFrom: '07:30', workTo: '16:00' });
    const wish = { about: { contactId: 'priya' } };
    expect(draftFor(wish, '2026-11-03T20:00:00.000Z', 'Europe/London')).toMatchObject({
      title: 'Meeting with Priya Nair',
      startDay: '2026-11-04',
      startTime: '08:00',
    });
    expect(draftFor({ ...wish, at: '2026-11-09T14:05' }, '2026-11-03T20:00:00.000Z', 'Europe/London')).toMatchObject({
      startDay: '2026-11-09',
      startTime: '14:05',
      endTime: '15:05',
    });
  });
});
