import type { EditorDocument } from './document';
import { reading } from './documentRules';

/** What changed since a version, in words: "2 blocks added, 1 changed". */
export function versionDifference(before: EditorDocument, now: EditorDocument): string {
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
  const parts = [
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
    changed > 0 && `${changed} changed`,
    moved && 'order changed',
    !same(before.theme, now.theme) && 'global styles changed',
  ].filter(Boolean);
  return parts.length > 0 ? `Since then: ${parts.join(', ')}.` : 'The same as now.';
}
