import type { Random } from '@steps/platform/src/core/random';
import type { AiResult, AiResultStatus } from '../ai/ledger/aiResult';
import { resultKinds } from '../ai/ledger/aiResultKinds';
import { workingMoment } from './sampleClock';

interface Draft {
  readonly kind: string;
  readonly module: string;
  readonly title: string;
  readonly prompt: string;
  /** As the task of this kind wants them, so that the result can be asked for again. */
  readonly inputs?: AiResult['inputs'];
  readonly about?: AiResult['about'];
  readonly output: string;
  readonly status?: AiResultStatus;
  readonly editedText?: string;
  readonly reason?: string;
}

const drafts: readonly Draft[] = [
  {
    kind: 'subject-line',
    module: 'marketing',
    title: 'Subject line: winter booking reminder',
    prompt: 'A subject line that asks for December dates',
    inputs: {
      type: 'promotional',
      tone: 'friendly',
      audience: 'small-business',
      prompt: 'Book December work before the dates go',
    },
    output: 'Your December dates, before they go',
  },
  {
    kind: 'email-body',
    module: 'marketing',
    title: 'Email: winter booking reminder',
    prompt: 'A short, friendly reminder to book December work',
    inputs: {
      type: 'promotional',
      tone: 'friendly',
      audience: 'small-business',
      prompt: 'Book December work before the dates go',
    },
    output:
      'Hello,\n\nDecember fills up early with us. If you would like signs, cards or a page for the holidays, send us your dates by the end of the month and we will keep the time free.\n\nBest wishes,\nElin',
  },
  {
    kind: 'social-post',
    module: 'marketing',
    title: 'LinkedIn post: Saltmarsh Bakery',
    prompt: 'An engaging post about the new shopfront',
    inputs: {
      type: 'engaging',
      tone: 'friendly',
      platform: 'linkedin',
      brief: 'The new shopfront of Saltmarsh Bakery',
    },
    output:
      'Four weeks, one shopfront, and a queue on the first morning. Here is what we changed at Saltmarsh Bakery, and the one thing we left alone.',
  },
  {
    kind: 'landing-section',
    module: 'marketing',
    title: 'Landing page: website check',
    prompt: 'A hero for a free website check',
    inputs: { section: 'hero', brief: 'A free website check of half an hour' },
    output: 'A second pair of eyes on your website. Half an hour, three things to mend first, nothing to pay.',
  },
  {
    kind: 'ad-copy',
    module: 'marketing',
    title: 'Search ad: north of England',
    prompt: 'A search ad for local firms',
    inputs: { platform: 'google-search', brief: 'Web and print for firms in the north of England' },
    output:
      'Web and print for busy firms\nOne person to call\nDone when we said\n\nClear prices, one person to call, and work that is done when we said.\n\nButton: Get a quote',
  },
  {
    kind: 'blog-outline',
    module: 'content',
    title: 'Blog outline: briefing a photographer',
    prompt: 'Outline a post for owners who have never hired one',
    inputs: { topic: 'Briefing a photographer', angle: 'how-to', tone: 'friendly', audience: 'small-business' },
    output:
      '1. What is the picture for?\n2. Where will it be seen?\n3. Who must be in it?\n4. What must not be?\n5. What does it cost?',
  },
  {
    kind: 'ticket-reply',
    module: 'support',
    title: 'Reply: enquiries do not arrive',
    prompt: 'Answer the customer whose form is silent',
    inputs: {
      subject: 'Enquiries do not arrive',
      message: 'Our contact form has been silent since Friday. Are we losing customers?',
    },
    output:
      'I am sorry, that is the last thing you need. We are testing the form now and will ring you within the hour with what we find. Nothing sent since Friday is lost: we keep a copy.',
  },
  {
    kind: 'meeting-summary',
    module: 'calendar',
    title: 'Summary: brand workshop',
    prompt: 'Sum up the notes of the workshop',
    inputs: {
      title: 'Brand workshop',
      notes: 'Agreed to keep the green. Slogan goes. Vans: open. Three drafts by Thursday week.',
    },
    output:
      'Agreed: keep the green, drop the slogan. Open: whether the vans change this year. Next: three drafts by Thursday week.',
  },
  {
    kind: 'analysis-phase',
    module: 'strategy',
    title: 'Phase 1: the business today',
    prompt: 'Describe the market of a small studio',
    inputs: {
      phase: 1,
      title: 'The business today',
      framework: 'SWOT',
      businessContext: 'A small web and print studio that lives on returning customers',
    },
    output:
      'Most income comes from returning customers in three trades. New enquiries come by referral, which is strong but slow; there is no second channel if referrals dry up.',
  },
  {
    kind: 'contact-summary',
    module: 'crm',
    title: 'Contact summary: Amelia Hart',
    prompt: 'Sum up the last three months',
    about: { collection: 'contacts', id: 'contact-sample-1', field: 'notes' },
    output:
      'Keen on a start before spring. Has asked twice for the price by month. Decides together with her business partner.',
  },
  {
    kind: 'call-to-action',
    module: 'marketing',
    title: 'Call to action: website check',
    prompt: 'A button text',
    inputs: {
      type: 'promotional',
      tone: 'friendly',
      audience: 'small-business',
      prompt: 'A free website check of half an hour',
    },
    output: 'Book my half hour',
    status: 'approved',
  },
  {
    kind: 'subject-line',
    module: 'marketing',
    title: 'Subject line: autumn newsletter',
    prompt: 'A subject line for the autumn newsletter',
    inputs: {
      type: 'newsletter',
      tone: 'friendly',
      audience: 'small-business',
      prompt: 'What customers changed this summer',
    },
    output: 'Autumn is here! Do not miss our amazing news',
    status: 'modified',
    editedText: 'What three customers changed this summer',
  },
  {
    kind: 'social-post',
    module: 'marketing',
    title: 'Facebook post: opening hours',
    prompt: 'Announce the holiday opening hours',
    inputs: { type: 'news', tone: 'friendly', platform: 'facebook', brief: 'Our opening hours over the holidays' },
    output: 'We are always here for you, day and night!',
    status: 'rejected',
    reason: 'Not true: we close at five.',
  },
  {
    kind: 'ticket-reply',
    module: 'support',
    title: 'Reply: website is down',
    prompt: 'Tell the customer it is mended',
    inputs: { subject: 'Website is down', message: 'Our website shows a warning instead of the page.' },
    output: 'Your site is back. The certificate had run out; it now renews by itself.',
    status: 'approved',
  },
];

const actions = { approved: 'approve', modified: 'modify', rejected: 'reject' } as const;

/** 14 ledger entries of the sample: 10 wait for review, 4 are decided. */
export function sampleReviews(random: Random, now: Date): AiResult[] {
  return drafts.map(({ status = 'pending', reason = '', editedText, inputs = {}, ...draft }, index) => {
    const decided = status !== 'pending';
    const createdAt = workingMoment(random, now, decided ? 5 : 0, decided ? 12 : 3);
    const decidedAt = decided ? workingMoment(random, now, 1, 4) : undefined;
    const recorded = { at: createdAt, actor: 'built-in', action: 'recorded', note: '' };
    const change = editedText === undefined ? {} : { before: draft.output, after: editedText };
    const decision = { at: decidedAt ?? createdAt, actor: 'Elin Harper', action: status, note: reason, ...change };
    return {
      id: `ai-sample-${index + 1}`,
      ...draft,
      risk: resultKinds.risk(draft.kind),
      engine: 'built-in',
      model: 'built-in',
      inputs,
      status,
      rating: status === 'pending' ? undefined : actions[status],
      approvedBy: status === 'approved' || status === 'modified' ? 'person' : undefined,
      comments: [],
      editedText,
      reason,
      score: random.between(62, 93),
      scoreReason: 'Sample figure, not computed from your data.',
      createdAt,
      updatedAt: decidedAt ?? createdAt,
      decidedAt,
      history: decided ? [recorded, decision] : [recorded],
    };
  });
}
