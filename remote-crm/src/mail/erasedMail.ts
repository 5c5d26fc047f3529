import { contactsByEmail } from '@steps/business';
import { type OutgoingMail, outgoingMail, type ReceivedMail, receivedMail } from '@steps/business/mail';
import { drop, put } from '@steps/platform';
import { mailRemoval, mailWith } from './receivedMailState';

/**
 * The changes by which email of people goes for good, with its words and files. `addresses`: in lower case, those that nobody has who stays. What a contact who
 * stays wrote, to them as well, stays without their addresses; so does what was sent to both. What is being handed over just now stays.
 */
export function erasedMail(addresses: readonly string[]) {
  const gone = new Set(addresses);
  const isGone = (address: string) => gone.has(address.toLowerCase());
  const without = <One extends { readonly address: string }>(all: readonly One[]) =>
    all.filter(({ address }) => !isGone(address));
  const isOfBoth = ({ from, to, cc }: ReceivedMail) =>
    !isGone(from.address) && without([from, ...to, ...cc]).some(({ address }) => contactsByEmail.count(address) > 0);
  const [received, sent] = [mailWith([...gone]), outgoingMail.all().filter((mail) => peopleOf(mail).some(isGone))];
  return [
    ...mailRemoval(received.filter((mail) => !isOfBoth(mail) || !receivedMail.get(mail.id))),
    ...received.flatMap((mail) =>
      isOfBoth(mail) && receivedMail.get(mail.id)
        ? put(receivedMail, { ...mail, to: without(mail.to), cc: without(mail.cc) })
        : [],
    ),
    ...sent.flatMap((mail) => {
      if (mail.status === 'sending') return [];
      const [to, cc] = [mail.to, mail.cc].map((some) => some.filter((address) => !isGone(address)));
      return to?.length && cc ? put(outgoingMail, { ...mail, to, cc }) : drop(outgoingMail, mail.id);
    }),
  ];
}

const peopleOf = ({ to, cc }: OutgoingMail) => [...to, ...cc];
