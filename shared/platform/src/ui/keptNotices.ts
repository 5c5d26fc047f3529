import * as v from 'valibot';
import { definePreference, preference, setPreference, usePreference } from '../core/session/preferenceState';
import { openClientId, useOpenClientId } from '../core/store/database';
import { stamp } from '../core/store/recordChange';

const noticeSchema = v.object({
  /** One at a time: a later one of the same id takes the place of the first. */
  id: v.string(),
  /** What it is about: one of the host's kinds, or one that its remote declares; people switch kinds off. */
  kind: v.string(),
  title: v.string(),
  text: v.optional(v.string()),
  /** Where it is dealt with, on the product's own paths. */
  href: v.optional(v.string()),
  /** UTC, ISO 8601. */
  at: v.string(),
  read: v.boolean(),
});

/** Something to be dealt with, kept for the business over reloads until somebody dismisses it. */
export type KeptNotice = Readonly<v.InferOutput<typeof noticeSchema>>;
export type KeptNoticeInput = Omit<KeptNotice, 'at' | 'read'>;

const schema = v.object({
  kept: v.array(noticeSchema),
  /** Ids of notices that rest, with when they come back (UTC, ISO 8601). */
  snoozed: v.record(v.string(), v.string()),
  /** Ids that were told once for all, newest first. */
  told: v.optional(v.array(v.string()), []),
});
interface Kept {
  readonly kept: readonly KeptNotice[];
  readonly snoozed: Readonly<Record<string, string>>;
  readonly told: readonly string[];
}

/** More than these nobody reads; the oldest go. */
const most = 100;
/** So many ids are remembered as told. */
const mostTold = 500;
const none: v.InferOutput<typeof schema> = { kept: [], snoozed: {}, told: [] };
const offKey = definePreference('notices.off', 'device');
const offSchema = v.array(v.string());

const keyOf = (clientId: string | undefined) => definePreference(`notices.${clientId ?? 'none'}`, 'device');
const read = (): Kept => preference(keyOf(openClientId()), schema, none);
const write = (next: Kept) => setPreference(keyOf(openClientId()), next);

/** Keeps a notice for the open business; those of a kind that is switched off are not kept. */
export function keepNotice(input: KeptNoticeInput): void {
  if (preference(offKey, offSchema, []).includes(input.kind)) return;
  const before = read();
  const { [input.id]: _rested, ...snoozed } = before.snoozed;
  const others = before.kept.filter(({ id }) => id !== input.id);
  write({ ...before, kept: [{ ...input, at: stamp(), read: false }, ...others].slice(0, most), snoozed });
}

/** As `keepNotice`, unless one of this id was told so before: dismissed, it does not come again. */
export function keepNoticeOnce(input: KeptNoticeInput): void {
  const before = read();
  if (before.told.includes(input.id) || preference(offKey, offSchema, []).includes(input.kind)) return;
  write({ ...before, told: [input.id, ...before.told].slice(0, mostTold) });
  keepNotice(input);
}

/** What is kept for the open business. */
export const keptNotices = (): readonly KeptNotice[] => read().kept;

/** Forgets a notice. */
export function dismissKept(id: string): void {
  const before = read();
  const { [id]: _rested, ...snoozed } = before.snoozed;
  write({ ...before, kept: before.kept.filter((notice) => notice.id !== id), snoozed });
}

/** Lets a notice rest until a moment (UTC, ISO 8601); it comes back as new. */
export function snoozeNotice(id: string, until: string): void {
  const before = read();
  const kept = before.kept.map((notice) => (notice.id === id ? { ...notice, read: false } : notice));
  write({ ...before, kept, snoozed: { ...before.snoozed, [id]: until } });
}

/** All that is kept has been seen. */
export function markKeptRead(): void {
  const before = read();
  if (before.kept.every((notice) => notice.read)) return;
  write({ ...before, kept: before.kept.map((notice) => ({ ...notice, read: true })) });
}

/** What is kept for the open business and what rests, in render. */
export const useKeptNotices = (): Kept => usePreference(keyOf(useOpenClientId()), schema, none);

/** Kinds that are switched off, in render. */
export const useNoticesOff = (): readonly string[] => usePreference(offKey, offSchema, []);

/** Switches a kind on or off, in this workspace. */
export function setNoticeKind(kind: string, on: boolean): void {
  const others = preference(offKey, offSchema, []).filter((off) => off !== kind);
  setPreference(offKey, on ? others : [...others, kind]);
}
