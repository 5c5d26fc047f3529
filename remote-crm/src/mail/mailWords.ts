import type { OutgoingMail } from '@steps/business/mail';
import type { About } from '../records/recordPage/callAndEmail';

interface MailState {
  readonly label: string;
  readonly tone?: 'success' | 'warning' | 'danger';
}

const states: Readonly<Record<OutgoingMail['status'], MailState>> = {
  draft: { label: 'Waits for approval', tone: 'warning' },
  scheduled: { label: 'Waiting' },
  sending: { label: 'Sending' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  doubtful: { label: 'In doubt', tone: 'warning' },
  cancelled: { label: 'Taken back' },
};

/** How a message is doing; one that waits after a try says so. */
export const stateOfMail = ({ status, tries }: Pick<OutgoingMail, 'status' | 'tries'>): MailState =>
  status === 'scheduled' && tries > 0 ? { label: 'Trying again', tone: 'warning' } : states[status];

/** Messages about a contact or company, newest first; what was taken back is left out. */
export const shownMail = (all: readonly OutgoingMail[], { contactId, companyId }: About): readonly OutgoingMail[] =>
  all
    .filter((mail) => mail.status !== 'cancelled')
    .filter((mail) =>
      contactId ? mail.contactId === contactId : companyId !== undefined && mail.companyId === companyId,
    )
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
