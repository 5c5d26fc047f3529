export { type Campaign, campaigns } from './campaign';
export { checkCampaign } from './campaignRules';
export { createCampaign } from './campaignState';
