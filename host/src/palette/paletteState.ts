import { proxy, useSnapshot } from 'valtio';

const palette = proxy({ open: false });

/** Opens the palette: search, navigation and actions in one box. */
export function openPalette(): void {
  palette.open = true;
}

export function closePalette(): void {
  palette.open = false;
}

/** Whether the palette is open, in render. */
export const usePaletteOpen = (): boolean => useSnapshot(palette).open;
