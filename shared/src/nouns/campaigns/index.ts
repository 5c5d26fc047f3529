export * from './campaign';
export * from './campaignState';
