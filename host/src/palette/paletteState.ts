import { proxy, useSnapshot } from 'valtio';

const palette = proxy({ open: false, query: '' });

/** Opens the palette: search, navigation and actions in one box, with what is already typed. */
export function openPalette(query = ''): void {
  palette.query = query;
  palette.open = true;
}

/** What the palette was opened with. */
export const firstPaletteQuery = (): string => palette.query;

export function closePalette(): void {
  palette.open = false;
}

export const usePaletteOpen = (): boolean => useSnapshot(palette).open;
