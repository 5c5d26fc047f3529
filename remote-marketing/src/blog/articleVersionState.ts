import { commit, drop, existing, newId, put, type RowChange, RuleError, stamp } from '@steps/platform';
import { pieces } from '../pieces/piece';
import { setPartText } from '../pieces/pieceState';
import { type ArticleVersion, articleVersions, versionsOf } from './articleVersion';
import { isDue, isWorth, versionsToDrop } from './articleVersionRules';

/** Keeps an article as it is now, under a name. `RuleError` when the newest version is the same. */
export function keepVersion(pieceId: string, name: string): ArticleVersion {
  const text = textOf(pieceId);
  const [newest] = versionsOf(articleVersions.all(), pieceId);
  if (newest?.text === text && newest.name) throw new RuleError(`This text is kept already, as “${newest.name}”.`);
  const version = versionOf(pieceId, text, name.trim() || 'Kept by you');
  commit({ label: `Keep the version ${version.name}`, changes: additionOf(version), undoable: false });
  return version;
}

/** Keeps an article as it was before a change, once for each sitting; before another text replaces it, in any case. */
export function keepBefore(pieceId: string, text: string, givesWay: boolean): void {
  const versions = versionsOf(articleVersions.all(), pieceId);
  if (!(givesWay ? isWorth(text, versions[0]) : isDue(text, versions, new Date()))) return;
  commit({
    label: 'Keep a version',
    changes: additionOf(versionOf(pieceId, text, '')),
    undoable: false,
  });
}

/** Brings a version back. What is there now is kept first: bringing back is no way to lose something. */
export function restoreVersion(id: string): void {
  const version = existing(articleVersions, id);
  const { pieceId } = version;
  const now = textOf(pieceId);
  const [newest] = versionsOf(articleVersions.all(), pieceId);
  if (isWorth(now, newest)) {
    const kept = additionOf(versionOf(pieceId, now, 'Before a restore'), version);
    commit({ label: 'Keep a version', changes: kept, undoable: false });
  }
  setPartText(pieceId, 'draft', version.text);
}

const textOf = (pieceId: string): string => existing(pieces, pieceId).parts.draft?.text ?? '';

const versionOf = (pieceId: string, text: string, name: string): ArticleVersion => ({
  id: newId('version'),
  pieceId,
  name,
  text,
  createdAt: stamp(),
});

/** A version more, and those that make room for it; never the one that is being brought back. */
function additionOf(version: ArticleVersion, except?: ArticleVersion): RowChange[] {
  const others = versionsOf(articleVersions.all(), version.pieceId).filter(({ id }) => id !== except?.id);
  return [put(articleVersions, version), ...versionsToDrop(others).map(({ id }) => drop(articleVersions, id))];
}
