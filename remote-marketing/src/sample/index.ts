import { put, type SamplePart } from '@steps/shared';
import { campaigns } from '@steps/shared/campaigns';
import { seeded } from '@steps/shared/sample';
import { sampleCampaigns } from './sampleCampaigns';

const seed = 20_261_105;

/** The campaigns of the sample business. */
export const sample: SamplePart = (now) =>
  campaigns.size > 0 ? [] : sampleCampaigns(seeded(seed), now).map((record) => put(campaigns, record));
