import type { Campaign } from '@steps/business/campaigns';

/** What a campaign brought, as it was typed in: people, and orders. */
export type CampaignResult = Readonly<NonNullable<Campaign['results']>[string]>;

interface ResultStep {
  readonly name: keyof CampaignResult;
  readonly label: string;
}

/** What an email brought, in the order of a reader's way. */
export const resultSteps: readonly ResultStep[] = [
  { name: 'opens', label: 'Opens' },
  { name: 'clicks', label: 'Clicks' },
  { name: 'replies', label: 'Replies' },
  { name: 'orders', label: 'Orders' },
];

/** What was published is seen, not opened. */
const publishedSteps = resultSteps.map((step) => (step.name === 'opens' ? { ...step, label: 'Views' } : step));

/** What a campaign of a type brings, in the order of a reader's way. */
export const stepsOf = (type: Campaign['type']): readonly ResultStep[] =>
  type === 'email' ? resultSteps : publishedSteps;

/** A share of what was sent: "24 %"; nothing when nothing was sent. */
export const shareOf = (count: number, sent: number): string =>
  sent > 0 ? `${((100 * count) / sent).toLocaleString('en-GB', { maximumFractionDigits: 1 })} %` : '';

/** Why figures cannot be right; nothing when they can. `sent`: to so many people; without end for what was published. */
export function resultProblem(result: CampaignResult, sent: number, steps = resultSteps): string | undefined {
  for (const { name, label } of steps) {
    const count = result[name];
    if (!Number.isInteger(count) || count < 0) return `${label}: enter a whole number, 0 or more.`;
    if (count > sent && name !== 'orders')
      return `${label}: ${count.toLocaleString('en-GB')} is more than the ${sent.toLocaleString('en-GB')} that got it. Count people, not presses.`;
  }
  return undefined;
}

/** What a campaign brought in one line, all its subjects together: "25 of 46 opened · 8 clicked · 3 replied · 1 order". */
export function resultWords({
  type,
  results = {},
  recipients = 0,
}: Pick<Campaign, 'type' | 'results' | 'recipients'>): string {
  const sum = (name: keyof CampaignResult) => Object.values(results).reduce((all, one) => all + one[name], 0);
  const [opens, clicks, replies, orders] = resultSteps.map(({ name }) => sum(name).toLocaleString('en-GB'));
  return [
    type === 'email'
      ? `${opens} of ${recipients.toLocaleString('en-GB')} opened`
      : `${opens} ${opens === '1' ? 'view' : 'views'}`,
    `${clicks} clicked`,
    `${replies} replied`,
    `${orders} ${orders === '1' ? 'order' : 'orders'}`,
  ].join(' · ');
}
