import type { Contact } from '@steps/business';
import { type Random, workingMoment } from '@steps/business/sample';
import type { Ticket, TicketMessage, TicketPriority, TicketStatus } from '../tickets';

type Line = [subject: string, question: string, answer: string, status: TicketStatus, priority: TicketPriority];

const lines: readonly Line[] = [
  [
    'Cannot open the invoice',
    'The link in the email gives an error page.',
    'A new link is on its way; the old one had expired.',
    'solved',
    'normal',
  ],
  [
    'Change our opening hours',
    'We now close at four on Saturdays. Could you change the website?',
    'Changed on the contact page and the footer.',
    'closed',
    'low',
  ],
  [
    'Booking form sends twice',
    'Customers get two confirmations since Tuesday.',
    'We can see it too and are looking at the form.',
    'open',
    'high',
  ],
  ['New logo looks blurred', 'The logo is fuzzy on my phone.', '', 'open', 'normal'],
  [
    'Add a colleague to the newsletter',
    'Please add our new practice manager to the list.',
    'Done, she gets the next one.',
    'solved',
    'low',
  ],
  [
    'Website is down',
    'Our site shows a blank page this morning.',
    'It is back: the certificate had run out and is renewed.',
    'closed',
    'urgent',
  ],
  [
    'Question about the last invoice',
    'What is the second line for?',
    'It is the photography from the 12th; shall I send the order again?',
    'waiting',
    'normal',
  ],
  ['Photos for the spring brochure', 'Can we send them by post on a memory stick?', '', 'open', 'low'],
  [
    'Wrong price on the price list',
    'Page 3 says £45, it should be £54.',
    'Corrected. Please check the new proof.',
    'waiting',
    'high',
  ],
  [
    'Can we pause for August?',
    'We are closed for three weeks.',
    'Of course: paused from the 1st to the 24th.',
    'solved',
    'normal',
  ],
  [
    'Newsletter went to old addresses',
    'Two customers who left last year got it.',
    'They are taken off; we are checking the rest of the list.',
    'open',
    'high',
  ],
  [
    'How do I see who clicked?',
    'Is there a report?',
    'Yes, under the campaign. I have sent you a short guide.',
    'closed',
    'low',
  ],
  ['Enquiries do not arrive', 'Nothing from the form since Friday.', '', 'open', 'urgent'],
  [
    'Reschedule the photographer',
    'Rain is forecast. Could we move to next week?',
    'Which day suits you best?',
    'waiting',
    'normal',
  ],
  ['Thank you', 'The new sign is up and everybody likes it.', 'That is lovely to hear, thank you.', 'closed', 'low'],
];

/** 15 tickets of the sample. */
export function sampleTickets(random: Random, now: Date, contacts: readonly Contact[]): Ticket[] {
  return lines.map(([subject, question, answer, status, priority], index) => {
    const contact = random.pick(contacts);
    const isDone = status === 'solved' || status === 'closed';
    const createdAt = workingMoment(random, now, isDone ? 6 : 0, isDone ? 40 : 4);
    const answeredAt = answer ? soonAfter(createdAt, random.between(20, 190), now) : undefined;
    const messages: TicketMessage[] = [
      {
        id: `message-sample-${index}-1`,
        at: createdAt,
        by: contact.name,
        from: 'requester',
        body: question,
        internal: false,
      },
    ];
    if (answeredAt) {
      messages.push({
        id: `message-sample-${index}-2`,
        at: answeredAt,
        by: 'Elin Harper',
        from: 'team',
        body: answer,
        internal: false,
      });
    }
    return {
      id: `ticket-sample-${index + 1}`,
      number: index + 1,
      subject,
      contactId: contact.id,
      companyId: contact.companyId,
      status,
      priority,
      assignee: random.pick(['Elin Harper', 'Tom Vale', '']),
      tags: [],
      messages,
      satisfaction: status === 'closed' ? random.between(3, 5) : undefined,
      firstReplyAt: answeredAt,
      resolvedAt: isDone ? soonAfter(answeredAt ?? createdAt, random.between(30, 900), now) : undefined,
      createdAt,
      updatedAt: answeredAt ?? createdAt,
    };
  });
}

const soonAfter = (moment: string, minutes: number, now: Date) =>
  new Date(Math.min(Date.parse(moment) + minutes * 60_000, now.getTime())).toISOString();
