export { type Campaign, campaigns } from './campaign';
export { createCampaign, deleteCampaigns, updateCampaign, useCampaign, useCampaigns } from './campaignState';
