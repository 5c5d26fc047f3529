import type { Campaign, CampaignResult } from '@steps/shared/campaigns';

/** What a campaign brought, in the order of a reader's way. */
export const resultSteps = [
  { name: 'opens', label: 'Opens' },
  { name: 'clicks', label: 'Clicks' },
  { name: 'replies', label: 'Replies' },
  { name: 'orders', label: 'Orders' },
] as const satisfies readonly { name: keyof CampaignResult; label: string }[];

/** A share of what was sent: "24 %"; nothing when nothing was sent. */
export const shareOf = (count: number, sent: number): string =>
  sent > 0 ? `${((100 * count) / sent).toLocaleString('en-GB', { maximumFractionDigits: 1 })} %` : '';

/** Why figures cannot be right; nothing when they can. */
export function resultProblem(result: CampaignResult, sent: number): string | undefined {
  for (const { name, label } of resultSteps) {
    const count = result[name];
    if (!Number.isInteger(count) || count < 0) return `${label}: enter a whole number, 0 or more.`;
    if (count > sent && name !== 'orders')
      return `${label}: ${count.toLocaleString('en-GB')} is more than the ${sent.toLocaleString('en-GB')} that got it. Count people, not presses.`;
  }
  return undefined;
}

/** What a campaign brought in one line, all its subjects together: "25 of 46 opened · 8 clicked · 3 replied · 1 order". */
export function resultWords({ results = {}, recipients = 0 }: Pick<Campaign, 'results' | 'recipients'>): string {
  const sum = (name: keyof CampaignResult) => Object.values(results).reduce((all, one) => all + one[name], 0);
  const [opens, clicks, replies, orders] = resultSteps.map(({ name }) => sum(name).toLocaleString('en-GB'));
  return [
    `${opens} of ${recipients.toLocaleString('en-GB')} opened`,
    `${clicks} clicked`,
    `${replies} replied`,
    `${orders} ${orders === '1' ? 'order' : 'orders'}`,
  ].join(' · ');
}
