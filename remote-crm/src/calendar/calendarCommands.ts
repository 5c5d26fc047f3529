import type { PaletteCommand } from '@steps/shared';

/** What the palette offers of the module calendar. */
export const calendarCommands: readonly PaletteCommand[] = [];
