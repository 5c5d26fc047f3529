import { aiResults } from '@steps/business';
import {
  commit,
  drop,
  existing,
  newId,
  put,
  RuleError,
  stamp,
  useRecord,
  useRecords,
  useVersion,
} from '@steps/platform';
import { useMemo } from 'react';
import { type Piece, type PieceKind, pieces } from './piece';
import { chosenId, type PieceStatus, partStatus, pieceStatus, type ResultOf, titleOf } from './pieceRules';

/** Finds an entry of the review ledger. */
export const resultOf: ResultOf = (id) => aiResults.get(id);

export const newPieceId = (): string => newId('piece');

interface NewResult {
  readonly pieceId: string;
  readonly kind: PieceKind;
  readonly part: string;
  readonly resultId: string;
  readonly brief: Readonly<Record<string, string>>;
  /** The field of the brief that says what it is about. */
  readonly words: string;
}

/** Puts a new result into its piece as a variant, and makes the piece when it is the first. */
export function addResult({ pieceId, kind, part, resultId, brief, words }: NewResult): void {
  const at = stamp();
  const known = pieces.get(pieceId);
  const before: Piece = known ?? {
    id: pieceId,
    kind,
    title: titleOf(words),
    brief,
    parts: {},
    fields: {},
    createdAt: at,
    updatedAt: at,
  };
  const options = [...(before.parts[part]?.options ?? []), resultId];
  // What a person approved stays in use until they choose another.
  const used = before.parts[part] && chosenId(before.parts[part]);
  const approved = used !== undefined && partStatus({ options: [used] }, resultOf) === 'approved';
  // A person's own words stay in use as well.
  const text = before.parts[part]?.text;
  const next = { options, ...(approved ? { chosen: used } : {}), ...(text === undefined ? {} : { text }) };
  const piece = { ...before, brief, parts: { ...before.parts, [part]: next }, updatedAt: at };
  // Made by the engine, not by the person: undo takes back what a person did.
  commit({ label: `Add a result to ${piece.title}`, changes: [put(pieces, piece)], undoable: false });
}

/** A result that was asked for again takes the place of the one it replaces. */
export function replaceResult(pieceId: string, part: string, oldId: string, newId: string): void {
  const piece = existing(pieces, pieceId);
  const before = piece.parts[part];
  if (!before) return;
  const options = before.options.map((id) => (id === oldId ? newId : id));
  const parts = { ...piece.parts, [part]: { options, chosen: newId } };
  commit({
    label: `Add a result to ${piece.title}`,
    changes: [put(pieces, { ...piece, parts, updatedAt: stamp() })],
    undoable: false,
  });
}

/** Uses another variant of a part. */
export function chooseVariant(pieceId: string, part: string, resultId: string): void {
  const piece = existing(pieces, pieceId);
  const { options = [] } = piece.parts[part] ?? {};
  changePiece(piece, 'Choose a version of', { parts: { ...piece.parts, [part]: { options, chosen: resultId } } });
}

/** Keeps a person's own words in place of a variant. They wait for nobody, but for the person to say that they are finished. */
export function setPartText(pieceId: string, part: string, text: string): void {
  const piece = existing(pieces, pieceId);
  const { options = [], chosen } = piece.parts[part] ?? {};
  const own = { options, ...(chosen === undefined ? {} : { chosen }), text };
  changePiece(piece, 'Write', { parts: { ...piece.parts, [part]: own } });
}

interface OwnPiece extends Pick<Piece, 'kind' | 'title' | 'brief'> {
  readonly part: string;
  readonly text: string;
}

/** Makes a piece of a person's own words. */
export function createOwnPiece({ kind, part, title, text, brief }: OwnPiece): Piece {
  const at = stamp();
  const piece: Piece = {
    id: newPieceId(),
    kind,
    title: titleOf(title),
    brief,
    parts: { [part]: { options: [], text } },
    fields: {},
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Add ${piece.title}`, changes: [put(pieces, piece)] });
  return piece;
}

/** Records that a person's own words are finished, or are not. */
export function finishPiece(pieceId: string, finished: boolean): void {
  changePiece(existing(pieces, pieceId), finished ? 'Finish' : 'Reopen', {
    finishedAt: finished ? stamp() : undefined,
  });
}

/** Keeps what a person adds to a piece; an empty text removes it. */
export function setPieceField(pieceId: string, name: string, value: string): void {
  const piece = existing(pieces, pieceId);
  const { [name]: _, ...others } = piece.fields;
  const fields = value === '' ? others : { ...others, [name]: value };
  changePiece(piece, 'Edit', { fields });
}

/** Gives a piece a day, or none. `RuleError` once it is published. */
export function schedulePiece(pieceId: string, scheduledAt: string | undefined): void {
  const piece = existing(pieces, pieceId);
  if (piece.publishedAt) throw new RuleError(`“${piece.title}” is published already.`);
  changePiece(piece, scheduledAt ? 'Schedule' : 'Take the day off', { scheduledAt });
}

/** Records that a person published it. `RuleError` while it waits for approval or is unfinished. */
export function publishPiece(pieceId: string, at = stamp()): void {
  const piece = existing(pieces, pieceId);
  assertReady(piece);
  changePiece(piece, 'Publish', { publishedAt: at });
}

/** Deletes pieces as one step; undo brings them back. What the ledger says of their words stays there. */
export function deletePieces(ids: readonly string[]): void {
  const known = ids.flatMap((id) => pieces.get(id) ?? []);
  const label = known.length === 1 ? `Delete ${known[0]?.title}` : `Delete ${known.length} pieces`;
  commit({ label, changes: known.map(({ id }) => drop(pieces, id)) });
}

/** Throws `RuleError` unless every word of a piece is approved or a person's own. */
export function assertReady(piece: Piece): void {
  const status = pieceStatus(piece, resultOf);
  if (status === 'waiting') throw new RuleError(`“${piece.title}” waits for review. Approve it first.`);
  if (status === 'draft') throw new RuleError(`“${piece.title}” is not finished. Approve each part first.`);
}

function changePiece(piece: Piece, verb: string, patch: Partial<Piece>): void {
  const saved = { ...piece, ...patch, updatedAt: stamp() };
  commit({ label: `${verb} ${piece.title}`, changes: [put(pieces, saved)] });
}

/** One piece, in render. */
export const usePiece = (id: string | undefined): Piece | undefined => useRecord(pieces, id);
/** All pieces of the client. */
export const usePieces = (): readonly Piece[] => useRecords(pieces);

/** What a list or a calendar shows of a piece. */
export interface ListedPiece {
  readonly piece: Pick<Piece, 'id' | 'kind' | 'title' | 'scheduledAt' | 'publishedAt' | 'updatedAt'>;
  readonly status: PieceStatus;
}

/** A piece with its status. */
export interface PlacedPiece extends ListedPiece {
  readonly piece: Piece;
}

const none: readonly PlacedPiece[] = [];

/** All pieces with their status; anew when a piece or the ledger changes. None until they are `ready`. */
export function usePlacedPieces(ready = true): readonly PlacedPiece[] {
  const all = usePieces();
  const ledger = useVersion(aiResults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the status follows from the ledger too
  return useMemo(
    () => (ready ? all.map((piece) => ({ piece, status: pieceStatus(piece, resultOf) })) : none),
    [all, ledger, ready],
  );
}
