import { readKey, writeKey } from '@steps/platform';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';

interface ShellState {
  /** The navigation shows icons only; kept in this browser. */
  collapsed: boolean;
}

const shell = proxy<ShellState>({ collapsed: readKey('navigationCollapsed', v.boolean(), false) });

/** Shrinks the navigation to its icons, or widens it again. */
export function toggleNavigation(): void {
  shell.collapsed = !shell.collapsed;
  writeKey('navigationCollapsed', shell.collapsed || undefined);
}

/** The shell's own state, in render. */
export const useShell = (): Readonly<ShellState> => useSnapshot(shell);
