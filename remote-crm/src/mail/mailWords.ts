import type { OutgoingMail } from '@steps/business/mail';
import type { About } from '../records/recordPage/callAndEmail';

/** What a message is about. */
export interface MailAbout extends About {
  readonly ticketId?: string;
  /** The reply of the ticket that it carries. */
  readonly ticketMessageId?: string;
  readonly meetingId?: string;
}

interface MailState {
  readonly label: string;
  readonly tone?: 'success' | 'warning' | 'danger';
}

const states: Readonly<Record<OutgoingMail['status'], MailState>> = {
  draft: { label: 'Waits for approval', tone: 'warning' },
  scheduled: { label: 'Waiting' },
  sending: { label: 'Sending' },
  sent: { label: 'Sent', tone: 'success' },
  bounced: { label: 'Bounced', tone: 'danger' },
  failed: { label: 'Failed', tone: 'danger' },
  doubtful: { label: 'In doubt', tone: 'warning' },
  cancelled: { label: 'Taken back' },
};

/** How a message is doing; one that waits after a try says so. */
export const stateOfMail = ({ status, tries }: Pick<OutgoingMail, 'status' | 'tries'>): MailState =>
  status === 'scheduled' && tries > 0 ? { label: 'Trying again', tone: 'warning' } : states[status];

/** Messages about a record, newest first; what was taken back is left out. */
export const shownMail = (all: readonly OutgoingMail[], about: MailAbout): readonly OutgoingMail[] => {
  const [kind, id] = closest(about);
  return all
    .filter((mail) => mail.status !== 'cancelled' && id !== undefined && mail[kind] === id)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
};

/** The record that a message is closest to: a ticket before the contact who wrote it. */
function closest({
  ticketId,
  dealId,
  contactId,
  companyId,
}: MailAbout): readonly [keyof MailAbout, string | undefined] {
  if (ticketId) return ['ticketId', ticketId];
  if (dealId) return ['dealId', dealId];
  if (contactId) return ['contactId', contactId];
  return ['companyId', companyId];
}
