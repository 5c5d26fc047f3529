import { type AiResult, approvedText, isApproved } from '@steps/business';
import type { Piece, PiecePart } from './piece';

export const pieceStatuses = ['draft', 'waiting', 'approved', 'scheduled', 'published'] as const;
export type PieceStatus = (typeof pieceStatuses)[number];

/** Finds an entry of the review ledger. */
export type ResultOf = (id: string) => AiResult | undefined;

/** The variant in use: the one that was chosen, else the newest. */
export const chosenId = ({ options, chosen }: PiecePart): string | undefined =>
  chosen !== undefined && options.includes(chosen) ? chosen : options.at(-1);

/** The words of a part as they would go out now: a person's own, else those of the variant in use. */
export function partText(part: PiecePart | undefined, resultOf: ResultOf): string {
  if (!part) return '';
  if (part.text !== undefined) return part.text;
  const result = resultOf(chosenId(part) ?? '');
  return result ? approvedText(result) : '';
}

/** Where one part is. */
export function partStatus(part: PiecePart | undefined, resultOf: ResultOf): 'draft' | 'waiting' | 'approved' {
  if (!part || part.text !== undefined) return part?.text?.trim() ? 'approved' : 'draft';
  const result = resultOf(chosenId(part) ?? '');
  if (!result || result.status === 'rejected') return 'draft';
  return isApproved(result) ? 'approved' : 'waiting';
}

/**
 * Where a piece is: published once it went out; waiting while a part of it waits for a person; approved when every part
 * is; scheduled when it has a day as well. A day alone makes nothing ready.
 */
export function pieceStatus(piece: Piece, resultOf: ResultOf): PieceStatus {
  if (piece.publishedAt) return 'published';
  const parts = usedParts(piece);
  const statuses = parts.map((part) => partStatus(part, resultOf));
  if (statuses.includes('waiting')) return 'waiting';
  if (parts.length === 0 || statuses.includes('draft')) return 'draft';
  if (parts.every(({ text }) => text !== undefined) && !piece.finishedAt) return 'draft';
  return piece.scheduledAt ? 'scheduled' : 'approved';
}

/** The parts that would go out: of a post one version, of an article its text, of everything else all. */
export function usedParts({ kind, parts, fields }: Piece): PiecePart[] {
  if (kind === 'blog' && parts.draft) return [parts.draft];
  if (kind !== 'social') return Object.values(parts);
  const used = parts[fields.version ?? 'main'] ?? Object.values(parts)[0];
  return used ? [used] : [];
}

/** Title from a brief: its first line, at most 80 characters. */
export function titleOf(brief: string): string {
  const line = brief.trim().split(/\r?\n/u, 1)[0]?.replace(/\s+/gu, ' ').trim() ?? '';
  return line.length <= 80 ? line : `${line.slice(0, 79).trimEnd()}…`;
}

/** A variant as people call it: A, B, … Z, AA. */
export function variantName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : variantName(Math.floor(index / 26) - 1) + letter;
}
