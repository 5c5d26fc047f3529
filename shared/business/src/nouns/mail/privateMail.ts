import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { currentPerson } from '../people/currentPerson';
import { type ReceivedMail, receivedMailSchema } from './receivedMail';

/** A message that somebody keeps private: only on their own device, with its words and without its files. */
export const privateMail = defineCollection({
  name: 'privateMail',
  module: 'everyone',
  schema: v.object({
    ...receivedMailSchema.entries,
    text: v.string(),
    html: v.string(),
    /** Who keeps it, where several people work on this device. */
    by: v.optional(v.string()),
  }),
  version: 1,
  indivisible: true,
});
export type PrivateMail = NonNullable<ReturnType<typeof privateMail.get>>;

/** The private messages of the person at work. */
export const ownPrivateMail = (): readonly PrivateMail[] => {
  const by = currentPerson()?.id;
  return privateMail.all().filter((mail) => mail.by === by);
};

/** A message as a private one of the person at work. */
export function asPrivate(mail: ReceivedMail, words: Pick<PrivateMail, 'text' | 'html'>): PrivateMail {
  const by = currentPerson()?.id;
  return { ...mail, ...words, ...(by && { by }) };
}
