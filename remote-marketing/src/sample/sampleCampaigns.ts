import type { Campaign } from '@steps/business/campaigns';
import { at, type Random, workingMoment } from '@steps/business/sample';

type Draft = Pick<Campaign, 'name' | 'type' | 'audience' | 'status' | 'content'> &
  Partial<Pick<Campaign, 'subject' | 'subjectB' | 'pieceId' | 'recipients' | 'results' | 'audienceFrom'>>;

const drafts: readonly Draft[] = [
  {
    name: 'Autumn newsletter',
    type: 'email',
    audience: 'Small businesses',
    status: 'sent',
    content: 'Three things our customers changed this summer, and what came of it.',
    pieceId: 'piece-sample-newsletter',
    subject: 'What three customers changed this summer',
    subjectB: 'Three small changes, three busy summers',
    recipients: 46,
    results: {
      A: { opens: 14, clicks: 5, replies: 2, orders: 1 },
      B: { opens: 11, clicks: 3, replies: 1, orders: 0 },
    },
  },
  {
    name: 'Winter booking reminder',
    type: 'email',
    audience: 'Decision makers',
    status: 'scheduled',
    audienceFrom: { by: 'tag', name: 'Decision Maker' },
    subject: 'December is filling up',
    content: 'December is filling up. Tell us your dates by the end of the month.',
  },
  {
    name: 'Before and after: Saltmarsh Bakery',
    type: 'social',
    audience: 'Small businesses',
    status: 'sent',
    content: 'A new shopfront in four weeks. Swipe for the old one, and tell us which door you would walk through.',
    pieceId: 'piece-sample-before-after',
  },
  {
    name: 'New year website check',
    type: 'landing',
    audience: 'Small businesses',
    status: 'draft',
    content: 'A free half-hour look at your website, with three things to mend first.',
  },
  {
    name: 'Local search, north of England',
    type: 'ads',
    audience: 'Decision makers',
    status: 'ready',
    content: 'Web and print for firms that would rather be working.',
  },
  {
    name: 'How to brief a photographer',
    type: 'blog',
    audience: 'Consultants',
    status: 'draft',
    content: 'Say what the picture is for before you say what is in it.',
  },
];

/** 6 campaigns of the sample; of one that was sent somebody typed in what it brought. */
export function sampleCampaigns(random: Random, now: Date): Campaign[] {
  return drafts.map((draft, index) => {
    const createdAt = workingMoment(random, now, 15, 45);
    return {
      id: `campaign-sample-${index + 1}`,
      ...draft,
      scheduledAt: draft.status === 'scheduled' ? at(now, 5, 9) : undefined,
      sentAt: draft.status === 'sent' ? workingMoment(random, now, 3, 12) : undefined,
      createdAt,
      updatedAt: createdAt,
    };
  });
}
