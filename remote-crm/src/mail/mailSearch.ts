import { contactWithEmail } from '@steps/business';
import { type ReceivedMail, receivedMail } from '@steps/business/mail';
import { formatMoment } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { findAll, indexedSearch } from '../records/search/indexedSearch';
import { provider } from '../records/search/provider';

const peopleOf = ({ from, to, cc }: ReceivedMail) => [from, ...to, ...cc];

const searchMail = indexedSearch(receivedMail, (mail) =>
  [
    mail.subject,
    mail.preview,
    ...peopleOf(mail).flatMap(({ name, address }) => [name, address]),
    ...mail.attachments.map(({ name }) => name),
  ].join(' '),
);

/** Email from mailboxes in the palette, the latest first: each is on the page of the contact whom it is with. */
export const mailSearch = provider(
  'crm.mail',
  'Email',
  async (query, signal) =>
    (await findAll(searchMail, query, signal))
      .filter((mail) => contactOf(mail) !== undefined)
      .toSorted((one, other) => (one.date < other.date ? 1 : -1)),
  (mail) => {
    const contact = contactOf(mail);
    return {
      id: mail.id,
      title: mail.subject || 'No subject',
      detail: [contact?.name, mail.direction === 'in' ? 'received' : 'sent', formatMoment(mail.date, new Date())]
        .filter(Boolean)
        .join(' · '),
      href: contact ? paths.contact.href(contact.id) : '',
    };
  },
  'article',
);

/** The first contact among those whom it is from and to. */
const contactOf = (mail: ReceivedMail) =>
  peopleOf(mail)
    .map(({ address }) => contactWithEmail(address))
    .find((contact) => contact !== undefined);
