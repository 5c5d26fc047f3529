import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { emailKeysOf } from '@steps/business/src/nouns/contacts/emailKeys';
import { mailReadings } from '@steps/business/src/nouns/mail/mailReading';
import { knownAddresses } from '@steps/business/src/nouns/mailbox/knownAddress';
import { addressesToCheck, beginReading, keepKnown } from '@steps/business/src/nouns/mailbox/knownAddressState';
import { tidyMailbox } from '@steps/business/src/nouns/mailbox/tidyMailbox';
import { tidyAnswers } from '@steps/business/src/nouns/meetings/tidyAnswers';

/** What several changes in a row ask for is done once (ms). */
const soon = 500;

/**
 * Keeps what post offices read of mailboxes in order: whose mail is read follows the contacts, and what was fetched to be looked at goes again.
 * `isReady`: before that somebody may be a contact of whom nothing is known here yet. `hasSent`: whether the server has what was written of a
 * collection; it takes rows in any order, and what is read before an address is there is passed over. Returns what is to be called once that may have changed, and
 * the end.
 */
export function keepMailboxes(
  isReady: () => boolean,
  hasSent: (collection: string) => Promise<boolean>,
): { readonly look: () => void; readonly end: () => void } {
  let toCheck = new Set<string>();
  let isWhole = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const work = () => {
    timer = undefined;
    if (!isReady()) return;
    try {
      if (!isWhole) {
        toCheck = new Set(addressesToCheck());
        tidyMailbox(Date.now());
        tidyAnswers(Date.now());
        isWhole = true;
      }
      toCheck = new Set(keepKnown([...toCheck]));
      if (toCheck.size === 0) void begin();
    } catch (error) {
      toCheck.clear();
      console.error('Whose mail is read could not be kept', error);
    }
    if (toCheck.size > 0) timer = setTimeout(work, 0);
  };
  const begin = async () => {
    if (await hasSent(knownAddresses.name)) return beginReading();
    timer ??= setTimeout(work, soon);
  };
  const look = () => {
    if (timer === undefined && (!isWhole || toCheck.size > 0)) timer = setTimeout(work, soon);
  };
  const stops = [
    mailReadings.subscribe(() => {
      isWhole = false;
      look();
    }),
    contacts.follow((before, after) => {
      for (const one of [before, after]) for (const key of one ? emailKeysOf(one) : []) toCheck.add(key);
      if (isWhole) look();
    }),
  ];
  const end = () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
  return { look, end };
}
