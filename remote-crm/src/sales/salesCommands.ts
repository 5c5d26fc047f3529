import type { PaletteCommand } from '@steps/shared';

/** What the palette offers of the module sales. */
export const salesCommands: readonly PaletteCommand[] = [];
