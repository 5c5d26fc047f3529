import { useSearchParams } from '@steps/platform/router';
import { notify } from '@steps/platform/ui';
import { useState } from 'react';
import type { Piece, PieceKind } from '../pieces/piece';
import { newPieceId, usePiece } from '../pieces/pieceState';
import { type GenerationJob, generate, useGeneration } from './generationState';
import type { StudioPart } from './StudioLayout';
import { forgetStudioDraft, keepStudioDraft, studioDraft, useStudioDraft } from './studioDraft';

interface StudioOptions {
  readonly kind: PieceKind;
  /** The choices before anybody chose. */
  readonly start: Readonly<Record<string, string>>;
  /** Name of the text in the brief. */
  readonly words: string;
}

/** What a studio page is made of. */
export type Studio = ReturnType<typeof useStudio>;

/** What every studio does: a brief that keeps itself, the piece that is open (`?piece=`), and the way to results. */
export function useStudio({ kind, start, words }: StudioOptions) {
  const [params, setParams] = useSearchParams();
  const [part, setPart] = useState<StudioPart>();
  const draft = useStudioDraft(kind);
  const asked = params.get('piece') ?? undefined;
  const askedPiece = usePiece(asked);
  // A piece that was opened from elsewhere brings its own brief, until something else is typed.
  const opened = asked !== undefined && asked !== draft?.pieceId ? askedPiece : undefined;
  const pieceId = opened?.id ?? draft?.pieceId;
  const piece = usePiece(pieceId);
  const brief: Readonly<Record<string, string>> = { ...start, ...(opened ? opened.brief : draft?.brief) };
  const busy = useGeneration(kind)?.running ?? false;

  const show = (id: string | undefined) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (id) next.set('piece', id);
        else next.delete('piece');
        return next;
      },
      { replace: true },
    );

  const keep = (changes: Readonly<Record<string, string>>) =>
    keepStudioDraft(kind, { brief: { ...brief, ...changes }, ...(pieceId ? { pieceId } : {}) });

  return {
    kind,
    /** Name of the text in the brief. */
    words,
    brief,
    piece,
    pieceId,
    busy,
    /** What a phone shows: results once there are some. */
    part: part ?? (piece || busy ? 'results' : 'brief'),
    setPart,
    change(name: string, value: string) {
      keep({ [name]: value });
    },
    changeAll: keep,
    open(next: Piece) {
      keepStudioDraft(kind, { brief: next.brief, pieceId: next.id });
      show(next.id);
      setPart('results');
    },
    startAgain() {
      const before = studioDraft(kind);
      forgetStudioDraft(kind);
      show(undefined);
      setPart('brief');
      notify({
        title: 'Started again',
        description: 'Your results stay in the content studio.',
        action: before && { label: 'Undo', onClick: () => keepStudioDraft(kind, before) },
      });
    },
    async generate(jobs: readonly GenerationJob[]) {
      const id = piece?.id ?? newPieceId();
      keepStudioDraft(kind, { brief, pieceId: id });
      if (asked !== undefined && asked !== id) show(id);
      setPart('results');
      await generate({ studio: kind, pieceId: id, kind, brief, words: brief[words] ?? '', jobs });
    },
  };
}
