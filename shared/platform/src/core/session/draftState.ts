import { useState } from 'react';
import * as v from 'valibot';
import { sameValue } from '../storage/rowChange';
import { commit } from '../store/commit';
import { drop, put, stamp } from '../store/recordChange';
import { useRecord } from '../store/recordHooks';
import { isPlainObject } from '../store/rowCheck';
import { drafts } from './draft';

interface Draft<Value> {
  /** What is typed and not saved; `undefined` when there is none. */
  readonly draft: Value | undefined;
  /** When it was typed (UTC, ISO 8601), if that was before this part of the page was opened. */
  readonly foundFrom: string | undefined;
  /** Keeps what is typed, or forgets it with `undefined`. */
  readonly keep: (value: Value | undefined) => void;
}

/**
 * What is typed and not saved yet: it waits in the client's storage until it is saved or taken back, also over a reload. What
 * another tab is typing at the same time stays there. `id`: kind and what it is about, `notes:contact-3f9a…`; without one a
 * draft lasts as long as the component.
 */
export function useDraft<S extends v.GenericSchema>(id: string | undefined, schema: S): Draft<v.InferOutput<S>> {
  type Value = v.InferOutput<S>;
  const row = useRecord(drafts, id);
  const [opened] = useState(stamp);
  const [own, setOwn] = useState<{ readonly id: string | undefined; readonly value: Value | undefined }>();
  const isOwn = own !== undefined && own.id === id;
  // Rows may be read after this part was opened; what was typed after that comes from another tab.
  const waiting = row && row.updatedAt <= opened ? v.safeParse(schema, row.value) : undefined;
  const found = waiting?.success ? waiting.output : undefined;
  return {
    draft: isOwn ? own.value : found,
    foundFrom: isOwn || found === undefined ? undefined : row?.updatedAt,
    keep: (value) => {
      setOwn({ id, value });
      if (id !== undefined) keepDraft(id, value);
    },
  };
}

/** `useDraft` for one kind: called outside of components, the hook takes what the draft is about. */
export const draftsOf = <S extends v.GenericSchema>(kind: string, schema: S) =>
  function useDraftOf(about: string | undefined): Draft<v.InferOutput<S>> {
    return useDraft(about === undefined ? undefined : `${kind}:${about}`, schema);
  };

interface Typed<Value> {
  /** What is typed, or the start while nothing is. */
  readonly typed: Value;
  readonly type: (value: Value) => void;
  /** It was saved, or is not wanted any more. */
  readonly forget: () => void;
  /** When what is typed was found again (UTC, ISO 8601). */
  readonly foundFrom: string | undefined;
}

/**
 * As `useState`, for a text or a form: what is typed waits as `useDraft` says until `forget`. Of a form the fields are kept
 * that differ from `start`; the others go on following it. What has another shape than `start` is not taken up.
 */
export function useTyped<Value>(id: string | undefined, start: Value): Typed<Value> {
  const { draft, foundFrom, keep } = useDraft(
    id,
    v.custom<Partial<Value>>((value) => hasShape(value, start)),
  );
  return {
    // A draft of what is no form is kept whole.
    typed: isPlainObject(start) ? { ...start, ...draft } : ((draft as Value | undefined) ?? start),
    type: (value) => keep(differing(value, start)),
    forget: () => keep(undefined),
    foundFrom,
  };
}

/** The part of a value that differs from the start; nothing when none does. */
function differing<Value>(value: Value, start: Value): Partial<Value> | undefined {
  if (sameValue(value, start)) return undefined;
  if (!isPlainObject(value) || !isPlainObject(start)) return value;
  const fields = Object.entries(value).filter(([field, one]) => !sameValue(one, start[field]));
  return Object.fromEntries(fields) as Partial<Value>;
}

function hasShape(value: unknown, start: unknown): boolean {
  if (start === undefined) return true;
  if (Array.isArray(start)) return Array.isArray(value);
  if (!isPlainObject(start)) return typeof value === typeof start;
  return isPlainObject(value) && Object.entries(value).every(([field, one]) => hasShape(one, start[field]));
}

function keepDraft(id: string, value: unknown): void {
  if (value === undefined && !drafts.get(id)) return;
  const change = value === undefined ? drop(drafts, id) : put(drafts, { id, value, updatedAt: stamp() });
  commit({ label: 'Keep a draft', changes: [change], undoable: false });
}
