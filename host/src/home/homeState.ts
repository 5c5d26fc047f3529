import { readKey, useClients, useSession, writeKey } from '@steps/shared';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';

interface Home {
  /** Kept in this browser, so that a reload resumes onboarding where it was. */
  onboardingOpen: boolean;
  /** The application was opened by `forceApp`; lasts as long as the page. */
  forced: boolean;
}

const home = proxy<Home>({ onboardingOpen: readKey('onboardingOpen', v.boolean(), false), forced: false });

/** Opens onboarding, for the first business or another one. The root address shows it. */
export function startOnboarding(): void {
  home.onboardingOpen = true;
  writeKey('onboardingOpen', true);
}

/** Leaves onboarding, finished or not: back to the hero, or to the application. */
export function leaveOnboarding(): void {
  home.onboardingOpen = false;
  writeKey('onboardingOpen', undefined);
}

/** Keeps the application open for this visit although no business is set up (spec 1, section 2, `forceApp`). */
export function forceApp(): void {
  home.forced = true;
}

/** The root address's state, in render. */
export const useHome = (): Readonly<Home> => useSnapshot(home);

/**
 * Whether the application opens by itself: onboarding is complete, or the sample business is the active one. Its records
 * may still be opening.
 */
export function useOnboarded(): boolean {
  const { onboardingComplete, activeClient } = useSession();
  const samples = useClients().filter((client) => client.sample);
  return onboardingComplete || samples.some((sample) => sample.isActive || sample.id === activeClient);
}
