import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import { reducedMotionQuery, useMedia } from './media';
import type { Mode } from './palette';

export type AppearanceChoice = 'system' | 'light' | 'dark';
export type Density = 'comfortable' | 'compact';
/** `reduced`: nothing moves, whatever the system says. */
export type Motion = 'system' | 'reduced';

const key = 'steps.appearance';
const darkQuery = '(prefers-color-scheme: dark)';

const stored = v.object({
  choice: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  density: v.fallback(v.picklist(['comfortable', 'compact']), 'comfortable'),
  motion: v.fallback(v.picklist(['system', 'reduced']), 'system'),
});

interface Appearance {
  choice: AppearanceChoice;
  density: Density;
  motion: Motion;
  /** What is shown, with `system` resolved. */
  mode: Mode;
}

type Chosen = Omit<Appearance, 'mode'>;

const defaults: Chosen = { choice: 'system', density: 'comfortable', motion: 'system' };
const state = proxy<Appearance>({ ...defaults, mode: 'light' });

/** What a stored text means; anything unreadable means the defaults. */
export function parseAppearance(text: string | null): Chosen {
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

function show(next: Chosen) {
  const dark = next.choice === 'system' ? window.matchMedia(darkQuery).matches : next.choice === 'dark';
  Object.assign(state, next, { mode: dark ? 'dark' : 'light' });
  const { dataset } = document.documentElement;
  // `system` leaves the choice to the stylesheet, which knows it before any script runs.
  if (next.choice === 'system') delete dataset.theme;
  else dataset.theme = next.choice;
  dataset.density = next.density;
  dataset.motion = next.motion;
}

const chosen = (): Chosen => ({ choice: state.choice, density: state.density, motion: state.motion });

function choose(next: Chosen) {
  show(next);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch (error) {
    console.warn(`The appearance holds until this tab is closed, for it cannot be stored: ${error}`);
  }
}

/** Chooses light, dark or what the system says; kept in this browser. */
export const chooseAppearance = (choice: AppearanceChoice) => choose({ ...chosen(), choice });

/** Chooses the density of rows and controls; kept in this browser. */
export const chooseDensity = (density: Density) => choose({ ...chosen(), density });

/** Chooses whether anything may move; kept in this browser. */
export const chooseMotion = (motion: Motion) => choose({ ...chosen(), motion });

/** Applies the stored appearance and follows the system and other tabs. Call before the first render; returns its undo. */
export function followAppearance(): () => void {
  const system = window.matchMedia(darkQuery);
  const onSystem = () => show(chosen());
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

/** The chosen appearance, and the one that is shown. */
export const useAppearance = (): Readonly<Appearance> => useSnapshot(state);

/** Whether nothing may move: the person or the system says so. */
export function useStill(): boolean {
  const system = useMedia(reducedMotionQuery);
  return useAppearance().motion === 'reduced' || system;
}
