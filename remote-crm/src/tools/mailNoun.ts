import { type Contact, contactWithEmail } from '@steps/business';
import { mailMarks, ownPrivateMail, type ReceivedMail, receivedMail } from '@steps/business/mail';
import { knownValues, makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { formatDay } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { companyName, joined } from './nounFields';

const { text, choice, number, moment, id } = makeField;

const markOf = (mail: ReceivedMail) => mailMarks.get(mail.id) ?? mail;
/** Who wrote; none is a contact where it came from somebody unknown. */
const writer = ({ from }: ReceivedMail): Contact | undefined => contactWithEmail(from.address);

const fields: Readonly<Record<string, QueryField<ReceivedMail>>> = {
  contactId: id((mail) => writer(mail)?.id),
  companyId: id((mail) => writer(mail)?.companyId),
  subject: text('Subject', ({ subject }) => subject),
  // Names are those of contacts and companies, which are found without a look at every message.
  contact: choice('Contact', (mail) => writer(mail)?.name ?? mail.from.name, { silent: true }),
  company: choice('Company', (mail) => companyName(writer(mail)?.companyId), { silent: true }),
  state: choice('State', (mail) => (markOf(mail).isUnread ? 'unread' : 'read'), {
    silent: true,
    ...knownValues({ unread: [], read: [] }),
  }),
  reply: choice('Reply', (mail) => (markOf(mail).isAnswered ? 'answered' : 'unanswered'), {
    silent: true,
    ...knownValues({
      answered: ['replied to'],
      unanswered: ['not answered', 'not replied to', 'without an answer', 'without a reply'],
    }),
  }),
  files: number('Files', ({ attachments }) => attachments.length, {
    counts: true,
    words: ['attachment', 'attached file'],
  }),
  at: moment('Received on', ({ date }) => date, { words: ['came', 'came in', 'received', 'arrived'] }),
};

/** Emails that came to the mailboxes that are read, and those that the person at work keeps to themselves. */
export const mailNoun: QueryNoun<ReceivedMail> = {
  one: 'received email',
  many: 'received emails',
  words: [
    'incoming email',
    'incoming mail',
    'received mail',
    'inbox',
    'email we received',
    'email we got',
    'correspondence',
  ],
  all: () => [...receivedMail.all(), ...ownPrivateMail()].filter(({ direction }) => direction === 'in'),
  id: (mail) => mail.id,
  title: ({ subject }) => subject || 'No subject',
  detail: (mail) => joined(writer(mail)?.name ?? mail.from.name, formatDay(mail.date, new Date())),
  href: (mail) => {
    const contact = writer(mail);
    return contact ? paths.contact.href(contact.id) : paths.module.href('crm', { tab: 'contacts' });
  },
  date: 'at',
  fields: () => fields,
  relations: {
    contact: { noun: 'contacts', from: 'contactId', to: 'id' },
    company: { noun: 'companies', from: 'companyId', to: 'id' },
  },
};
