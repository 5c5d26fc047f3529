// @vitest-environment page

import { Overlays } from '@steps/platform/ui';
import { company, keepsWords, meeting, pressing, testNow, type WritingPlace } from '@steps/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RecordActivity } from './activities/RecordActivity';
import { AttachmentDialog } from './attachments/AttachmentDialog';
import { MeetingDialog } from './calendar/MeetingDialog';
import { newDraft } from './calendar/meetingDraft';
import { NewMeetingDialog } from './calendar/NewMeetingDialog';
import { EditCompanyDialog } from './companies/EditCompanyDialog';
import { SendDialog } from './mail/SendDialog';
import { AddPropertyDialog } from './properties/AddPropertyDialog';
import { ChoicesDialog } from './properties/ChoicesDialog';
import type { Property } from './properties/property';
import { QuoteSettingsDialog } from './quotes/QuoteSettingsDialog';
import { Notes } from './records/recordPage/Notes';
import { CannedReplyDialog } from './support/CannedReplyDialog';
import { NewTicketDialog } from './support/NewTicketDialog';
import { Satisfaction } from './support/Satisfaction';
import { ticket } from './testing/ticket';

const close = () => {};
const fenwick = company({ id: 'k1', name: 'Fenwick' });
const talk = meeting({ id: 'm1', title: 'Talk' });
const occurrence = { key: 'm1', meeting: talk, series: talk, original: talk.start, recurring: false };
const solved = ticket({ id: 't1', status: 'solved' });
const size: Property = {
  id: 'p1',
  noun: 'contact',
  name: 'Size',
  kind: 'choice',
  choices: ['S', 'M'],
  createdAt: testNow,
  updatedAt: testNow,
};
const file = {
  ...{ id: 'a1', name: 'offer.pdf', type: 'application/pdf', size: 12, url: '', uploadedBy: 'Ann' },
  ...{ uploadedAt: testNow, description: '', tags: [] },
};
const choosing = (name: string, option: string) => async () => {
  fireEvent.change(await screen.findByRole('combobox', { name }), { target: { value: option } });
};

const places: Readonly<Record<string, WritingPlace>> = {
  'notes of a record': { page: <Notes record="c1" notes="" onSave={() => true} />, field: 'Notes' },
  'an activity': {
    page: <RecordActivity about={{ contactId: 'c1' }} activities={[]} />,
    field: 'Write a note',
  },
  'an email': {
    page: <SendDialog about={{ contactId: 'c1' }} to="sam@example.com" onClose={close} />,
    field: 'Message',
  },
  'the description of a file': {
    page: <AttachmentDialog recordId="c1" file={file} onClose={close} />,
    field: /^Description/,
  },
  'notes of a meeting': {
    page: <MeetingDialog occurrence={occurrence} zone="Europe/London" onClose={close} />,
    field: /^Notes/,
    records: { meetings: [talk] },
  },
  'notes of a new meeting': {
    page: (
      <NewMeetingDialog
        draft={newDraft('2026-11-03T12:00:00.000Z', '2026-11-03T13:00:00.000Z', 'Europe/London')}
        zone="Europe/London"
        onClose={close}
      />
    ),
    field: /^Notes/,
    open: pressing('More options'),
  },
  'the description of a company that is edited': {
    page: <EditCompanyDialog company={fenwick} onClose={close} />,
    field: /^Description/,
    records: { companies: [fenwick] },
  },
  'the choices of a new property': {
    page: <AddPropertyDialog noun="contact" onClose={close} />,
    field: 'Choices',
    open: choosing('Kind', 'choice'),
  },
  'the choices of a property': {
    page: <ChoicesDialog property={size} onClose={close} />,
    field: 'Choices',
  },
  'details on quotes': { page: <QuoteSettingsDialog onClose={close} />, field: /^Address and contact details/ },
  'terms of quotes': { page: <QuoteSettingsDialog onClose={close} />, field: /^Terms of new quotes/ },
  'a canned reply': { page: <CannedReplyDialog reply={undefined} onClose={close} />, field: 'Text' },
  'a new ticket': { page: <NewTicketDialog onOpened={close} onClose={close} />, field: /^What they wrote/ },
  'a pasted email': {
    page: <NewTicketDialog onOpened={close} onClose={close} />,
    field: 'Pasted email',
    open: pressing('Paste an email'),
  },
  'what a requester said': {
    page: <Satisfaction ticket={solved} />,
    field: /^What they said/,
    records: { tickets: [solved] },
  },
};

afterEach(cleanup);

describe('what is typed and not saved waits over a reload, closing the tab and logging out:', () => {
  it.each(Object.keys(places))('%s', async (name) => {
    const place = places[name];
    expect(place && (await keepsWords(withDialogs(place)))).toBe(true);
  });
});

const withDialogs = (place: WritingPlace): WritingPlace => ({ ...place, page: Beside(place.page) });
const Beside = (page: ReactElement) => (
  <>
    {page}
    <Overlays />
  </>
);
