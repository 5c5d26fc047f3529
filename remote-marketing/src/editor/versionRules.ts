import type { EditorDocument } from './document';
import { reading } from './documentRules';

/** What changed since a version, in words: "2 added", "order changed"; none when nothing did. */
export function versionChanges(before: EditorDocument, now: EditorDocument): string[] {
  const earlier = reading(before);
  const later = reading(now);
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const added = later.filter((id) => !Object.hasOwn(before.nodes, id)).length;
  const removed = earlier.filter((id) => !Object.hasOwn(now.nodes, id)).length;
  const stayed = later.filter((id) => Object.hasOwn(before.nodes, id));
  const changed = stayed.filter(
    (id) => !same({ ...before.nodes[id], children: [] }, { ...now.nodes[id], children: [] }),
  ).length;
  const moved = !same(
    stayed,
    earlier.filter((id) => Object.hasOwn(now.nodes, id)),
  );
  return [
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
    changed > 0 && `${changed} changed`,
    moved && 'order changed',
    !same(before.theme, now.theme) && 'global styles changed',
  ].filter((one) => one !== false);
}

/** The same as a sentence. */
export function versionDifference(before: EditorDocument, now: EditorDocument): string {
  const changes = versionChanges(before, now);
  return changes.length > 0 ? `Since then: ${changes.join(', ')}.` : 'The same as now.';
}
