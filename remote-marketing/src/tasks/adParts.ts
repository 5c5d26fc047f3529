/** What an advertisement is to bring. */
export const adObjectives = ['awareness', 'traffic', 'leads', 'sales'] as const;
