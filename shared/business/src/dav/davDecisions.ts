import { commit } from '@steps/platform/src/core/store/commit';
import { drop, existing } from '@steps/platform/src/core/store/recordChange';
import type { DavItem } from '../nouns/dav/davItem';
import { davLinks } from '../nouns/dav/davLink';
import { requireRight } from '../nouns/people/rights';
import { davCase } from './davQuestion';
import { type FieldConflict, withKeys } from './fieldMerge';
import { changedItem } from './reconcile';
import { changedRecord, sideOf } from './sides';

/** What a person says about an item that waits. */
export type DavDecision =
  /** Changed on both sides: keep what Steps has, or what the server has. */
  | { readonly keep: 'steps' | 'server'; readonly conflict: FieldConflict }
  /** It is this record, or somebody new. */
  | { readonly same: string | undefined }
  /** Deleted or missing on one side: bring it back, or delete it on both. */
  | { readonly everywhere: boolean };

/** Does what a person decided about an item; does nothing where the item no longer asks. */
export function decideDav(item: DavItem, decision: DavDecision): void {
  const link = existing(davLinks, item.linkId);
  const side = sideOf(link.kind);
  requireRight('change', link.kind === 'calendar' ? 'calendar' : 'crm');
  const now = existing(side.items, item.id);
  const found = davCase(now, link);
  const save = (label: string, changes: Parameters<typeof commit>[0]['changes'], undoable = false) =>
    commit({ label, changes, undoable });
  if ('conflict' in decision) {
    if (found.what !== 'both') return;
    const { keys } = decision.conflict;
    if (decision.keep === 'server') {
      const fields = withKeys(side.fields(found.record), found.remote, keys);
      // A decision can be undone: then it is asked again.
      save(`Keep what ${link.name} has`, side.saved(changedRecord(side, found.record, fields)), true);
      return;
    }
    const rest = found.merged.conflicts.flatMap((one) => (one.name === decision.conflict.name ? [] : one.keys));
    const agreed = withKeys(found.text, found.merged.base, rest);
    const text = now.remote ?? '';
    const base = rest.length === 0 ? text : side.patched(text, link, found.record, agreed);
    save(`Keep what Steps has for ${link.name}`, changedItem(side, now, { base }));
  } else if ('same' in decision) {
    if (found.what !== 'new') return;
    if (decision.same !== undefined) {
      save(`Link with ${link.name}`, changedItem(side, now, { recordId: existing(side.records, decision.same).id }));
      return;
    }
    const made = side.made(now, found.remote);
    save(`Bring one in from ${link.name}`, [
      ...side.saved(made),
      ...changedItem(side, now, { recordId: made.id, base: now.remote }),
    ]);
  } else if (found.what === 'gone') {
    save(
      decision.everywhere ? `Put one back into ${link.name}` : `Delete what ${link.name} deleted`,
      decision.everywhere
        ? changedItem(side, now, { base: undefined, etag: undefined })
        : [...side.dropped([found.record.id]), drop(side.items, now.id)],
    );
  } else if (found.what === 'deleted' || found.what === 'missing') {
    if (!decision.everywhere) {
      save(`Delete one from ${link.name}`, changedItem(side, now, { base: now.remote, wanted: 'delete' }));
      return;
    }
    if (!found.remote) return;
    const made = { ...side.made(now, found.remote), ...(now.recordId !== undefined && { id: now.recordId }) };
    save(`Bring one back from ${link.name}`, [
      ...side.saved(made),
      ...changedItem(side, now, { base: now.remote, wanted: undefined }),
    ]);
  }
}
