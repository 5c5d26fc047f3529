import { readKey, writeKey } from '@steps/shared';
import * as v from 'valibot';

const name = 'remindersTold';
const schema = v.record(v.string(), v.number());
/** Kept this long, ms: no reminder comes later than a day after it was due. */
const kept = 3 * 86_400_000;

/**
 * Of these reminders the ones that no tab has told yet, which are then marked as told. Tabs take turns where the browser
 * has locks, so two that look at the same moment do not both tell.
 */
export async function claimReminders(keys: readonly string[], now: number): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const claim = () => {
    const told = readKey(name, schema, {});
    const fresh = keys.filter((key) => told[key] === undefined);
    if (fresh.length > 0) {
      const recent = Object.entries(told).filter(([, at]) => now - at < kept);
      writeKey(name, Object.fromEntries([...recent, ...fresh.map((key) => [key, now] as const)]));
    }
    return new Set(fresh);
  };
  return navigator.locks?.request('steps.reminders', claim) ?? claim();
}
