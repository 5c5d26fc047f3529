import { aiResults } from '@steps/business';
import { approvedAs } from '@steps/business/results';
import * as v from 'valibot';
import type { Piece } from '../pieces/piece';
import { chosenId } from '../pieces/pieceRules';
import type { GenerationJob } from '../studio/generationState';
import { taskJob } from '../studio/taskJob';

const outlineShape = v.object({
  title: v.string(),
  sections: v.array(v.object({ heading: v.string(), points: v.array(v.string()) })),
});

/** The outline that a person approved; nothing before. */
export function approvedOutline(piece: Piece | undefined) {
  const part = piece?.parts.outline;
  const result = part && aiResults.get(chosenId(part) ?? '');
  return result && approvedAs(outlineShape, result);
}

/** An outline, or a draft that keeps to the approved outline. */
export function blogJobs(brief: Readonly<Record<string, string>>, piece: Piece | undefined): GenerationJob[] {
  const { make, angle, tone, audience, words } = brief;
  const part = make === 'draft' ? 'draft' : 'outline';
  const input = { topic: words, angle, tone, audience };
  const outline = approvedOutline(piece);
  const round = piece?.parts[part]?.options.length ?? 0;
  return [
    part === 'draft'
      ? taskJob({
          part,
          label: 'Article',
          load: async () => (await import('../tasks/blogDraft')).blogDraft,
          input: outline ? { ...input, outline } : input,
          round,
        })
      : taskJob({
          part,
          label: 'Outline',
          load: async () => (await import('../tasks/blogOutline')).blogOutline,
          input,
          round,
        }),
  ];
}
