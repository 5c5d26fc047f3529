// @vitest-environment page
import { activities, contacts } from '@steps/business';
import { meetings } from '@steps/business/meetings';
import { historySteps, undo } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { contact, deal, meeting, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../testing/choose';
import { ScheduleDialog } from './ScheduleDialog';

const priya = contact({ id: 'priya', companyId: 'fenwick' });

function open(kind: 'meeting' | 'demo' = 'meeting') {
  render(
    <>
      <ScheduleDialog kind={kind} contact={priya} onClose={() => {}} />
      <Overlays />
    </>,
  );
  return within(screen.getByRole('dialog', { name: 'Calendar Integration' }));
}

async function fillTime(dialog: ReturnType<typeof open>) {
  for (const [label, value] of [
    ['Start day', '2026-12-01'],
    ['Start time', '10:00'],
  ] as const) {
    const field = dialog.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, value);
    await userEvent.tab();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00.000Z'), toFake: ['Date'] });
  return openMemoryStore({
    contacts: [priya],
    deals: [deal({ id: 'sign', name: 'New sign', contactId: 'priya' })],
    meetings: [meeting({ title: 'Stand-up', start: '2026-12-01T09:45:00.000Z', end: '2026-12-01T10:15:00.000Z' })],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
  vi.useRealTimers();
});

describe('scheduling', () => {
  it('plans a meeting with the contact, linked to contact, company and deal, with its activity, in one step', async () => {
    const dialog = open();
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Meeting with Priya Nair');
    expect(within(dialog.getByRole('list', { name: 'Attendees chosen' })).getByText('Priya Nair')).toBeDefined();
    await fillTime(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'More options' }));
    await choose(dialog, /^Deal/, 'new sign', /New sign/);
    await choose(dialog, 'Time zone', 'europe london', /^London/);
    const steps = historySteps().length;
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule meeting' }));
    const planned = meetings.all().find(({ contactId }) => contactId === 'priya');
    expect(planned).toMatchObject({
      start: '2026-12-01T10:00:00.000Z',
      end: '2026-12-01T11:00:00.000Z',
      timeZone: 'Europe/London',
      companyId: 'fenwick',
      dealId: 'sign',
      reminderMinutes: 15,
      attendees: [{ name: 'Priya Nair', email: 'priya.nair@fenwick.example' }],
    });
    expect(activities.all()).toMatchObject([{ type: 'meeting', contactId: 'priya', companyId: 'fenwick' }]);
    expect(historySteps().length).toBe(steps + 1);
    expect(contacts.get('priya')?.lastContact).toBeUndefined();
    act(() => void undo());
    expect(meetings.size).toBe(1);
    expect(activities.size).toBe(0);
  });

  it('warns of a meeting at the same time, and allows it', async () => {
    const dialog = open();
    expect(dialog.queryByText(/^At the same time/)).toBeNull();
    await fillTime(dialog);
    dialog.getByText(/^At the same time: Stand-up/);
  });

  it('offers the .ics file and Google Calendar once the meeting is saved', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    const dialog = open('demo');
    await fillTime(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule demo' }));
    const google = await screen.findByRole('link', { name: 'Add to Google Calendar' });
    expect(google.getAttribute('href')).toContain('dates=20261201T100000Z%2F20261201T110000Z');
    await userEvent.click(screen.getByRole('button', { name: 'Download .ics file' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toContain('SUMMARY:Demo with Priya Nair');
    expect(meetings.all().at(-1)?.kind).toBe('demo');
    vi.restoreAllMocks();
  });

  it('says which attendee has no address, and keeps the form', async () => {
    const dialog = open();
    await userEvent.type(dialog.getByRole('combobox', { name: /^Attendees/ }), 'Sam');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule meeting' }));
    expect(dialog.getAllByText(/“Sam” is neither an email address nor a contact with one/).length).toBeGreaterThan(0);
    expect(meetings.size).toBe(1);
  });

  it('says if the store refuses the meeting', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(meetings, 'checked').mockImplementation(() => {
      throw new TypeError('the store refuses it');
    });
    const dialog = open();
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule meeting' }));
    dialog.getByText('The meeting could not be saved. Please try again.');
    vi.restoreAllMocks();
  });
});
