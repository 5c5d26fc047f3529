import { openClientId } from '@steps/shared';
import { useState } from 'react';

/**
 * A hook for what is typed about a record and not saved yet: it waits, by the record's id, while other pages are open.
 * It lasts until it is saved, taken back, another business is opened, or the tab is closed. Called once per kind of draft, outside of components.
 */
export function draftsOf<Draft>() {
  const drafts = new Map<string, Draft>();
  let owner = openClientId();
  const ofOpenClient = () => {
    if (owner !== openClientId()) drafts.clear();
    owner = openClientId();
    return drafts;
  };
  return function useDraft(id: string) {
    const [draft, setDraft] = useState(() => ofOpenClient().get(id));
    const keep = (next: Draft | undefined) => {
      if (next === undefined) ofOpenClient().delete(id);
      else ofOpenClient().set(id, next);
      setDraft(() => next);
    };
    return [draft, keep] as const;
  };
}
