import { readKey, writeKey } from '@steps/shared';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';

interface ShellState {
  /** The navigation shows icons only; kept in this browser. */
  collapsed: boolean;
  paletteOpen: boolean;
}

const shell = proxy<ShellState>({ collapsed: readKey('navigationCollapsed', v.boolean(), false), paletteOpen: false });

/** Shrinks the navigation to its icons, or widens it again. */
export function toggleNavigation(): void {
  shell.collapsed = !shell.collapsed;
  writeKey('navigationCollapsed', shell.collapsed || undefined);
}

/** Opens the palette: search, navigation and actions in one box. */
export function openPalette(): void {
  shell.paletteOpen = true;
}

export function closePalette(): void {
  shell.paletteOpen = false;
}

/** The shell's own state, in render. */
export const useShell = (): Readonly<ShellState> => useSnapshot(shell);
