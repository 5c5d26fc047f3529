import { type Campaign, campaigns } from '@steps/business/campaigns';
import { knownValues, makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { campaignTypes, statusOf } from '../campaigns/campaignNames';
import type { CampaignResult } from '../campaigns/resultRules';
import { marketingPaths } from '../paths.generated';

const { text, choice, number, moment } = makeField;

/** What a campaign brought, all its subjects together; nothing where nothing was typed in. */
const brought =
  (name: keyof CampaignResult) =>
  ({ results }: Campaign): number | undefined =>
    results && Object.values(results).reduce((sum, result) => sum + result[name], 0);

/** How each of two subjects did, the one with more opens first; nothing where there are no two with results. */
function subjectsCompared({ subject, subjectB, results }: Campaign): string | undefined {
  const [a, b] = [results?.['A'], results?.['B']];
  if (!subject || !subjectB || !a || !b) return undefined;
  const [[words, best], [, other]] = [[subject, a] as const, [subjectB, b] as const].toSorted(
    ([, one], [, two]) => two.opens - one.opens,
  ) as [[string, CampaignResult], [string, CampaignResult]];
  const told = ({ opens, clicks }: CampaignResult) => `${opens} opens, ${clicks} clicks`;
  return best.opens === other.opens ? `both ${told(best)}` : `“${words}”: ${told(best)}; the other: ${told(other)}`;
}

/** Of a hundred to whom it was sent. */
const rateOf = (campaign: Campaign, name: keyof CampaignResult): number | undefined => {
  const count = brought(name)(campaign);
  return count === undefined || !campaign.recipients
    ? undefined
    : Math.round((count / campaign.recipients) * 1_000) / 10;
};

const fields: Readonly<Record<string, QueryField<Campaign>>> = {
  // Few enough to be known each: a name that is taken for another word would be answered as another question.
  name: choice('Name', ({ name }) => name),
  type: choice('Type', ({ type }) => type, {
    words: ['kind', 'channel'],
    ...knownValues({
      email: ['mailing', 'email campaign', 'mailshot', 'email blast'],
      social: ['social media'],
      landing: ['landing page campaign'],
      ads: ['ad', 'advertising'],
      blog: [],
    }),
  }),
  status: choice('Status', ({ status }) => status, {
    ...knownValues(
      {
        draft: ['unfinished', 'in progress', 'not finished', 'still to finish', 'being written'],
        ready: ['ready to send', 'ready to go', 'ready to be sent'],
        scheduled: ['planned', 'goes out', 'go out', 'going out'],
        sent: ['gone out', 'went out', 'published'],
      },
      { scheduled: 'scheduledAt', sent: 'sentAt' },
    ),
  }),
  audience: choice('Audience', ({ audience }) => audience, {
    words: ['aimed at', 'target', 'target audience', 'target group', 'meant for'],
  }),
  subject: text('Subject', ({ subject }) => subject, { words: ['subject line'] }),
  subjects: text('Subject comparison', subjectsCompared, {
    words: ['subject line test', 'A/B test', 'split test', 'two subject lines', 'both subject lines', 'two subjects'],
  }),
  text: text('Text', ({ content }) => content, { long: true, words: ['wording'] }),
  recipients: number('Recipients', ({ recipients }) => recipients, {
    counts: true,
    date: 'sentAt',
    words: ['people reached', 'reached', 'reach'],
  }),
  opens: number('Opens', brought('opens'), { counts: true, date: 'sentAt', words: ['opened', 'views'] }),
  clicks: number('Clicks', brought('clicks'), { counts: true, date: 'sentAt', words: ['clicked'] }),
  openRate: number('Open rate', (campaign) => rateOf(campaign, 'opens'), {
    unit: 'percent',
    date: 'sentAt',
    words: ['opening rate', 'percentage of opens', 'share of opens'],
  }),
  clickRate: number('Click rate', (campaign) => rateOf(campaign, 'clicks'), {
    unit: 'percent',
    date: 'sentAt',
    words: ['click through rate', 'clickthrough rate', 'CTR'],
  }),
  replies: number('Replies', brought('replies'), { counts: true, date: 'sentAt', words: ['replied', 'response'] }),
  orders: number('Orders', brought('orders'), { counts: true, date: 'sentAt', words: ['ordered', 'sale'] }),
  results: choice('Results', ({ results }) => (results ? 'Yes' : undefined), {
    words: ['result', 'figures', 'numbers', 'results entered', 'results typed in'],
  }),
  scheduledAt: moment('Scheduled for', ({ scheduledAt }) => scheduledAt, { words: ['planned'] }),
  sentAt: moment('Sent on', ({ sentAt }) => sentAt, { words: ['sent', 'send', 'gone out', 'went out'] }),
  createdAt: moment('Added', ({ createdAt }) => createdAt, { words: ['created', 'new', 'add'] }),
};

/** Campaigns, with what they brought as it was typed in. */
export const campaignNoun: QueryNoun<Campaign> = {
  one: 'campaign',
  many: 'campaigns',
  all: () => campaigns.all(),
  id: ({ id }) => id,
  title: ({ name }) => name,
  detail: (campaign) =>
    [campaignTypes[campaign.type], statusOf(campaign).word, campaign.audience].filter(Boolean).join(' · '),
  href: ({ id }) => marketingPaths.campaign.href(id),
  date: 'createdAt',
  fields: () => fields,
};
