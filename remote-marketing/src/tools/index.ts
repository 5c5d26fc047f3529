import type { AiTool } from '@steps/shared';
import { campaignStatus, contentStatus } from './campaignTools';
import { proposeCampaign } from './proposeCampaign';

/** What agents may look up and propose here, as `facts.ts` announces it. */
export const tools: readonly AiTool[] = [campaignStatus, contentStatus, proposeCampaign];
