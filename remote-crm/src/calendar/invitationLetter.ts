import { repeats } from '@steps/business/calendar';
import { outgoingMail } from '@steps/business/mail';
import type { Meeting } from '@steps/business/meetings';
import { timeZones } from '@steps/platform/zones';
import type { Letter } from '../mail/SendDialog';
import { writeInvitation } from './invitation';
import { nextSequence, toldOf } from './invitationRules';
import { whenOf } from './meetingTimes';

export type InvitationKind = 'invitation' | 'update' | 'cancellation';

const beginnings: Readonly<Record<InvitationKind, readonly [subject: string, words: string]>> = {
  invitation: ['Invitation', 'you are invited to this meeting:'],
  update: ['Updated', 'this meeting has changed:'],
  cancellation: ['Cancelled', 'this meeting does not take place:'],
};

/** The message that invites to a meeting, or says what has become of it; the calendar file is made for the address that is chosen. */
export function invitationLetter(meeting: Meeting, kind: InvitationKind): Letter {
  const [subject, words] = beginnings[kind];
  const { title, start, timeZone, allDay, location, link, recurrence } = meeting;
  const when = allDay ? whenOf(meeting, 'UTC') : `${whenOf(meeting, timeZone)}, ${timeZones.label(timeZone, start)}`;
  const facts = [
    title,
    `When: ${when}`,
    recurrence && `Repeats: ${repeats.words(recurrence, meeting)}`,
    location && `Where: ${location}`,
    link && `Link: ${link}`,
  ];
  return {
    subject: `${subject}: ${title}`.slice(0, 255),
    content: `Hello,\n\n${words}\n\n${facts.filter(Boolean).join('\n')}\n\nKind regards`,
    invitation: ({ senderName, address }) => {
      const method = kind === 'cancellation' ? 'CANCEL' : 'REQUEST';
      const sequence = nextSequence(meeting, outgoingMail.all());
      const organiser = { name: senderName, email: address };
      return {
        method,
        sequence,
        told: toldOf(meeting),
        ics: writeInvitation(meeting, { method, organiser, sequence }),
      };
    },
  };
}
