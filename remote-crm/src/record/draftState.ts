import { useState } from 'react';

/**
 * A hook for what is typed about a record and not saved yet: it waits, by the record's id, while other pages are open.
 * It lasts until it is saved, taken back, or the tab is closed. Called once per kind of draft, outside of components.
 */
export function draftsOf<Draft>() {
  const drafts = new Map<string, Draft>();
  return function useDraft(id: string) {
    const [draft, setDraft] = useState(() => drafts.get(id));
    const keep = (next: Draft | undefined) => {
      if (next === undefined) drafts.delete(id);
      else drafts.set(id, next);
      setDraft(() => next);
    };
    return [draft, keep] as const;
  };
}
