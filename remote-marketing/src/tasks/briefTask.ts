/** What every text that is written from a brief has in common. */
export const briefTask = { group: 'copy', module: 'marketing', pace: 'generation', followsNotes: true } as const;
