import { type Campaign, campaigns, checkCampaign, type createCampaign } from '@steps/business/campaigns';
import { mailings } from '@steps/business/mailings';
import { commit, drop, existing, patched, put, RuleError, stamp, useRecord, useRecords } from '@steps/platform';

/** Changes a campaign; the same rules as for a new one. */
export function updateCampaign(id: string, patch: Partial<Parameters<typeof createCampaign>[0]>): Campaign {
  const before = existing(campaigns, id);
  const after = patched<Campaign>(before, patch);
  if (after === before) return before;
  checkCampaign(after);
  const saved = { ...after, updatedAt: stamp() };
  commit({ label: `Edit ${saved.name}`, changes: [put(campaigns, saved)] });
  return saved;
}

/**
 * Deletes campaigns as one step; undo brings them back. Returns how many. What was sent of them stays, for whoever unsubscribes later.
 * `RuleError` while one is being sent.
 */
export function deleteCampaigns(ids: readonly string[]): number {
  const known = ids.flatMap((id) => campaigns.get(id) ?? []);
  const open = mailings
    .all()
    .find(
      ({ campaignId, kind, status }) =>
        kind === 'campaign' && ids.includes(campaignId) && (status === 'sending' || status === 'paused'),
    );
  if (open) throw new RuleError(`“${open.name}” is being sent. Stop it first.`);
  const label = known.length === 1 ? `Delete ${known[0]?.name}` : `Delete ${known.length} campaigns`;
  commit({ label, changes: known.map((campaign) => drop(campaigns, campaign.id)) });
  return known.length;
}

/** One campaign, in render. */
export const useCampaign = (id: string | undefined): Campaign | undefined => useRecord(campaigns, id);
/** All campaigns of the client. */
export const useCampaigns = (): readonly Campaign[] => useRecords(campaigns);
