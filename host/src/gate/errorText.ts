/** What an unexpected error says, for a notice. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
