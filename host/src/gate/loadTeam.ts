import { flush, readKey, watchKeys } from '@steps/platform';
import * as v from 'valibot';

/** The businesses that are on a server; asked without what speaks to it. */
export const businessesOnServer = (): readonly string[] => readKey('team', v.array(v.string()), []);

const joined = () => businessesOnServer().join(' ');
let watching = false;

/**
 * Fetches what keeps businesses on a server, before one of them is opened: a change that it does not see would be sent
 * nowhere. Where none is on a server nothing is fetched. A tab in which that changes elsewhere begins anew.
 */
export async function loadTeam(): Promise<void> {
  if (joined() !== '') await import('@steps/journal/team');
  if (watching) return;
  watching = true;
  let known = joined();
  watchKeys(() => {
    if (joined() === known) return;
    known = joined();
    flush().then(
      () => window.location.reload(),
      (error: unknown) => console.error('The changes before the new start could not be saved', error),
    );
  });
}
