import { definePreference } from '@steps/platform';

/** When a copy of everything was last saved from this browser. */
export const lastBackup = definePreference('lastBackupAt', 'device');
