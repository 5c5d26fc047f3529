import { type Client, clients } from '@steps/business';
import { useClients } from '@steps/business/host';
import { readKey, useSession, writeKey } from '@steps/platform';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';

interface Home {
  /**
   * Onboarding was opened, when there were so many businesses of one's own. Kept in this browser, so that a reload resumes
   * it where it was.
   */
  onboardingFrom: number | undefined;
  /** The application was opened by `forceApp`; lasts as long as the page. */
  forced: boolean;
}

const key = 'onboardingOpen';
// `true`: from before the businesses were counted.
const kept = readKey(key, v.union([v.boolean(), v.number()]), false);

const home = proxy<Home>({ onboardingFrom: kept === true ? 0 : kept === false ? undefined : kept, forced: false });

/** Opens onboarding, for the first business or another one. The root address shows it. */
export function startOnboarding(): void {
  home.onboardingFrom = ownBusinesses(clients.all());
  writeKey(key, home.onboardingFrom);
}

/** Leaves onboarding, finished or not: back to the hero, or to the application. */
export function leaveOnboarding(): void {
  home.onboardingFrom = undefined;
  writeKey(key, undefined);
}

/** Keeps the application open for this visit although no business is set up (spec 1, section 2, `forceApp`). */
export function forceApp(): void {
  home.forced = true;
}

/** The root address's state, in render. */
export function useHome(): { readonly onboarding: boolean; readonly forced: boolean } {
  const { onboardingFrom, forced } = useSnapshot(home);
  const own = ownBusinesses(useClients());
  // A browser that ends within seconds loses what its local keys said last, but no business that was stored.
  return { onboarding: onboardingFrom !== undefined && own <= onboardingFrom, forced };
}

/**
 * Whether the application opens by itself: a business of one's own is stored, or the sample business is the active one.
 * Its records may still be opening.
 */
export function useOnboarded(): boolean {
  const { onboardingComplete, activeClient } = useSession();
  const all = useClients();
  const samples = all.filter((client) => client.sample);
  const onboarded = onboardingComplete || ownBusinesses(all) > 0;
  return onboarded || samples.some((sample) => sample.isActive || sample.id === activeClient);
}

const ownBusinesses = (all: readonly Pick<Client, 'sample'>[]): number => all.filter(({ sample }) => !sample).length;
