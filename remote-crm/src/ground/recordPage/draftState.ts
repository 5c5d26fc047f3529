import { commit, drop, put, stamp, useRecord } from '@steps/shared';
import { useState } from 'react';
import * as v from 'valibot';
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
 * A hook for what is typed about a record and not saved yet: it waits in the client's storage until it is saved or taken
 * back, also over a reload. What another tab is typing at the same time stays there. Without an id a draft lasts as long
 * as the component. Called once per kind, outside of components.
 */
export function draftsOf<S extends v.GenericSchema>(kind: string, schema: S) {
  type Value = v.InferOutput<S>;
  return function useDraft(about: string | undefined): Draft<Value> {
    const id = about === undefined ? undefined : `${kind}:${about}`;
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
  };
}

function keepDraft(id: string, value: unknown): void {
  if (value === undefined && !drafts.get(id)) return;
  const change = value === undefined ? drop(drafts, id) : put(drafts, { id, value, updatedAt: stamp() });
  commit({ label: 'Keep a draft', changes: [change], undoable: false });
}
