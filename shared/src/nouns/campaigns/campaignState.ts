import { commit } from '../../core/store/commit';
import { type Origin, person } from '../../core/store/origin';
import { drop, existing, newId, patched, put, stamp } from '../../core/store/recordChange';
import { useRecord, useRecords } from '../../core/store/recordHooks';
import { RuleError } from '../../core/store/ruleError';
import { type Campaign, type CampaignInput, campaigns } from './campaign';

/** Adds a campaign. `UnapprovedAiChangeError` (by `commit`) when it is more than a draft and AI's text is not approved. */
export function createCampaign(input: CampaignInput, origin: Origin = person): Campaign {
  const at = stamp();
  const campaign: Campaign = {
    audience: '',
    content: '',
    status: 'draft',
    ...input,
    id: newId('campaign'),
    createdAt: at,
    updatedAt: at,
  };
  checkCampaign(campaign);
  commit({ label: `Add ${campaign.name}`, changes: [put(campaigns, campaign)], origin });
  return campaign;
}

/** Changes a campaign; the same rules as for a new one. */
export function updateCampaign(id: string, patch: Partial<CampaignInput>, origin: Origin = person): Campaign {
  const before = existing(campaigns, id);
  const after = patched<Campaign>(before, patch);
  if (after === before) return before;
  checkCampaign(after);
  const saved = { ...after, updatedAt: stamp() };
  commit({ label: `Edit ${saved.name}`, changes: [put(campaigns, saved)], origin });
  return saved;
}

/** Deletes campaigns as one step; undo brings them back. Returns how many. */
export function deleteCampaigns(ids: readonly string[], origin: Origin = person): number {
  const known = ids.flatMap((id) => campaigns.get(id) ?? []);
  const label = known.length === 1 ? `Delete ${known[0]?.name}` : `Delete ${known.length} campaigns`;
  commit({ label, changes: known.map((campaign) => drop(campaigns, campaign.id)), origin });
  return known.length;
}

/** One campaign, in render. */
export const useCampaign = (id: string | undefined): Campaign | undefined => useRecord(campaigns, id);
/** All campaigns of the client. */
export const useCampaigns = (): readonly Campaign[] => useRecords(campaigns);

function checkCampaign(campaign: Campaign): void {
  if (!campaign.name.trim()) throw new RuleError('Enter a name for the campaign; it is empty.');
}
