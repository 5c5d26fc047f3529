import { definePreference } from '@steps/platform';

/** The address that somebody's campaigns come from. */
export const senderKey = definePreference('marketing.sender', 'person');
