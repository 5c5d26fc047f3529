import { pause } from '@steps/business/ai';
import { commit, newId, put } from '@steps/platform';
import { type AiRun, aiRuns } from './aiRun';

/** How a tab gets a run for itself. */
export type RunLock = (runId: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;

/**
 * The browser's own lock where there is one: it ends with the tab, whatever happened to it, and the next tab goes on. On
 * plain http there is none; a lease in the run does it then.
 */
export const runLock: RunLock = (runId, signal, work) =>
  (globalThis.navigator?.locks ? webLock(navigator.locks) : lease())(runId, signal, work);

/** With the Web Locks of a browser. */
export const webLock =
  (locks: Pick<LockManager, 'request'>): RunLock =>
  async (runId, signal, work) => {
    await locks.request(`steps ai run ${runId}`, { signal }, work);
  };

interface LeaseTimes {
  /** A tab that says nothing for so long is taken for gone, in ms. */
  readonly leaseMs: number;
  /** Until another tab's claim of the same moment has arrived here, in ms. */
  readonly settleMs: number;
}

const thisTab = newId('tab');
const usualTimes: LeaseTimes = { leaseMs: 15_000, settleMs: 400 };

/** The lease that a new run has from the start where the browser has no locks: whoever starts it need not wait for others. */
export const firstLease = (): AiRun['lease'] =>
  globalThis.navigator?.locks ? undefined : { tab: thisTab, until: Date.now() + usualTimes.leaseMs };

/** With a line in the run itself, renewed while its tab works. */
export const lease =
  (tab = thisTab, { leaseMs, settleMs } = usualTimes): RunLock =>
  async (runId, signal, work) => {
    const claim = (until: number | undefined) => {
      const { lease: _, ...run } = aiRuns.get(runId) ?? {};
      if (!('id' in run)) return;
      const next = until === undefined ? run : { ...run, lease: { tab, until } };
      commit({ label: 'Work on an AI run', changes: [put(aiRuns, next)], undoable: false });
    };
    const holder = () => aiRuns.get(runId)?.lease;
    while (holder()?.tab !== tab) {
      const left = (holder()?.until ?? 0) - Date.now();
      if (left > 0) await pause(left, signal);
      else {
        claim(Date.now() + leaseMs);
        // The last claim wins, in every tab.
        await pause(settleMs, signal);
      }
      if (!aiRuns.get(runId)) return;
    }
    const renewing = setInterval(() => holder()?.tab === tab && claim(Date.now() + leaseMs), leaseMs / 3);
    try {
      await work();
    } finally {
      clearInterval(renewing);
      if (holder()?.tab === tab) claim(undefined);
    }
  };
