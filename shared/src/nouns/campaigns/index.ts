export { type Campaign, type CampaignResult, campaigns } from './campaign';
export { createCampaign, deleteCampaigns, updateCampaign, useCampaign, useCampaigns } from './campaignState';
