/** What a notice of a deletion adds. */
export const keptNote = 'Kept for 30 days under Recently deleted in the CRM settings.';
