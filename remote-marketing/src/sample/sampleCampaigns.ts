import type { Campaign } from '@steps/shared/campaigns';
import { at, type Random, workingMoment } from '@steps/shared/sample';

const drafts: readonly Pick<Campaign, 'name' | 'type' | 'audience' | 'status' | 'content'>[] = [
  {
    name: 'Autumn newsletter',
    type: 'email',
    audience: 'Small businesses',
    status: 'sent',
    content: 'Three things our customers changed this summer, and what came of it.',
  },
  {
    name: 'Winter booking reminder',
    type: 'email',
    audience: 'Decision makers',
    status: 'scheduled',
    content: 'December is filling up. Tell us your dates by the end of the month.',
  },
  {
    name: 'Before and after: Saltmarsh Bakery',
    type: 'social',
    audience: 'Small businesses',
    status: 'sent',
    content: 'A new shopfront in four weeks. Swipe for the old one.',
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

/** 6 campaigns of the sample. */
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
