import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import type { Mode } from './palette';

export type AppearanceChoice = 'system' | 'light' | 'dark';
export type Density = 'comfortable' | 'compact';

const key = 'steps.appearance';
const darkQuery = '(prefers-color-scheme: dark)';

const stored = v.object({
  choice: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  density: v.fallback(v.picklist(['comfortable', 'compact']), 'comfortable'),
});

interface Appearance {
  choice: AppearanceChoice;
  density: Density;
  /** What is shown, with `system` resolved. */
  mode: Mode;
}

const state = proxy<Appearance>({ choice: 'system', density: 'comfortable', mode: 'light' });

/** What a stored text means; anything unreadable means the defaults. */
export function parseAppearance(text: string | null): Pick<Appearance, 'choice' | 'density'> {
  const defaults = { choice: 'system', density: 'comfortable' } as const;
  if (!text) return defaults;
  try {
    const result = v.safeParse(stored, JSON.parse(text));
    return result.success ? result.output : defaults;
  } catch (error) {
    console.warn(`The stored appearance is not JSON, so the defaults are used: ${error}`);
    return defaults;
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`The stored appearance cannot be read, so the defaults are used: ${error}`);
    return null;
  }
}

function show(next: Pick<Appearance, 'choice' | 'density'>) {
  const dark = next.choice === 'system' ? window.matchMedia(darkQuery).matches : next.choice === 'dark';
  Object.assign(state, next, { mode: dark ? 'dark' : 'light' });
  const { dataset } = document.documentElement;
  // `system` leaves the choice to the stylesheet, which knows it before any script runs.
  if (next.choice === 'system') delete dataset.theme;
  else dataset.theme = next.choice;
  dataset.density = next.density;
}

function choose(next: Pick<Appearance, 'choice' | 'density'>) {
  show(next);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch (error) {
    console.warn(`The appearance holds until this tab is closed, for it cannot be stored: ${error}`);
  }
}

/** Chooses light, dark or what the system says; kept in this browser. */
export const chooseAppearance = (choice: AppearanceChoice) => choose({ choice, density: state.density });

/** Chooses how close rows and controls stand; kept in this browser. */
export const chooseDensity = (density: Density) => choose({ choice: state.choice, density });

/** Applies the stored appearance and follows the system and other tabs. Call before the first render; returns its undo. */
export function followAppearance(): () => void {
  const system = window.matchMedia(darkQuery);
  const onSystem = () => show({ choice: state.choice, density: state.density });
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) show(parseAppearance(event.newValue));
  };
  show(parseAppearance(read()));
  system.addEventListener('change', onSystem);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', onSystem);
    window.removeEventListener('storage', onStorage);
  };
}

/** The chosen appearance and what it comes to. */
export const useAppearance = (): Readonly<Appearance> => useSnapshot(state);
