import { RuleError } from '@steps/platform';
import type { Relationship, RelationshipKind } from './relationship';

/** A relationship as each contact sees it: "reports to" from one side is "manages" from the other. */
export type Side = 'from' | 'to';

const words: Readonly<Record<RelationshipKind, Readonly<Record<Side, string>>>> = {
  'reports-to': { from: 'Reports to', to: 'Manages' },
  'works-with': { from: 'Works with', to: 'Works with' },
  'referred-by': { from: 'Referred by', to: 'Referred' },
  'assistant-of': { from: 'Assistant of', to: 'Assisted by' },
  family: { from: 'Family', to: 'Family' },
  friend: { from: 'Friend', to: 'Friend' },
};

/** What a contact can be to another, as people choose it. */
export const roles = (Object.keys(words) as RelationshipKind[]).flatMap((kind) =>
  (isMutual(kind) ? (['from'] as const) : (['from', 'to'] as const)).map((side) => ({
    id: `${kind}:${side}`,
    kind,
    side,
    label: words[kind][side],
  })),
);

/** Whether both sides see a kind in the same words. */
export function isMutual(kind: RelationshipKind): boolean {
  return words[kind].from === words[kind].to;
}

/** A relationship as one contact sees it: its name, and the other contact. */
export function seenFrom(relationship: Relationship, contactId: string): { label: string; otherId: string } {
  const side: Side = relationship.fromId === contactId ? 'from' : 'to';
  return {
    label: words[relationship.kind][side],
    otherId: side === 'from' ? relationship.toId : relationship.fromId,
  };
}

/** Both ends of a new relationship in the direction in which it is stored. */
export const ends = (contactId: string, otherId: string, side: Side): { fromId: string; toId: string } =>
  side === 'from' ? { fromId: contactId, toId: otherId } : { fromId: otherId, toId: contactId };

/** Throws `RuleError` for a contact with itself, for a relationship that exists, and for two who would manage each other. */
export function checkRelationship(
  known: readonly Relationship[],
  kind: RelationshipKind,
  fromId: string,
  toId: string,
): void {
  if (fromId === toId) throw new RuleError('Choose another contact; this is the same one.');
  const same = known.filter((relationship) => relationship.kind === kind);
  if (same.some((one) => one.fromId === fromId && one.toId === toId))
    throw new RuleError('This relationship is there already.');
  if (!same.some((one) => one.fromId === toId && one.toId === fromId)) return;
  throw new RuleError(
    isMutual(kind)
      ? 'This relationship is there already.'
      : 'The opposite relationship is there already. Remove it first.',
  );
}
