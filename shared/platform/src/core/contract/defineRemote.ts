import type { RemoteData } from './remoteData';

// The door `@steps/platform/remote`. It loads nothing, as `@steps/platform/paths`: the build reads `src/facts.ts` outside of a browser.

/** Types what a remote says of itself without widening it. */
export const defineRemote = <const Data extends RemoteData>(data: Data): Data => data;
