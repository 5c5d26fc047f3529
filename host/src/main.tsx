// First: what it asks for is under way while the rest of this script runs.
import './begin';
import { readKey } from '@steps/platform';
import { followAppearance } from '@steps/platform/host';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { App } from './App';
import { fetchApplication } from './ahead';
import { prefetchAddress } from './federation/prefetch';
import { loadRemotesList, remotesList } from './federation/remotesList';
import { wordsIn } from './first/words';
import { restoreSession } from './gate/gateState';

/**
 * A session that is not open after this long is waited for at the gate (ms): storage can hang. On a slow processor opening it
 * takes seconds, in which the skeleton of index.html shows.
 */
const restoreTimeout = 8_000;

const container = document.getElementById('steps-root');
if (!container) throw new Error('Expected an element #steps-root in index.html, got none.');

followAppearance();
const listed = loadRemotesList();
// The flag that the gate was passed: what is behind it is fetched while the session opens.
if (readKey('authenticated', v.boolean(), false)) {
  void fetchApplication().then(({ prepare }) => prepare(listed));
  void listed.then(() => prefetchAddress(window.location, remotesList.remotes));
}
// The gate must not flash up for somebody who is logged in. No `await` of the module: the build would add 0.5 kB for it.
void Promise.race([restoreSession(), new Promise((resolve) => setTimeout(resolve, restoreTimeout))]).then(() =>
  createRoot(container).render(<App words={wordsIn(container)} />),
);
