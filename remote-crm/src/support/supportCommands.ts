import type { PaletteCommand } from '@steps/shared';

/** What the palette offers of the module support. */
export const supportCommands: readonly PaletteCommand[] = [];
