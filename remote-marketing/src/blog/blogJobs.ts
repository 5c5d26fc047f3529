import { aiResults } from '@steps/business';
import { approvedAs } from '@steps/business/results';
import * as v from 'valibot';
import type { Piece } from '../pieces/piece';
import { chosenId } from '../pieces/pieceRules';
import { anotherVersion } from '../studio/anotherVersion';
import type { GenerationJob } from '../studio/generationState';
import type { blogDraft } from '../tasks/blogDraft';

type Input = v.InferInput<typeof blogDraft.input>;

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

/** An outline, or a draft that keeps to the approved outline. Each round asks for another version than those before. */
export function blogJobs(brief: Readonly<Record<string, string>>, piece: Piece | undefined): GenerationJob[] {
  const { make, angle, tone, audience, words } = brief;
  const part = make === 'draft' ? 'draft' : 'outline';
  const round = piece?.parts[part]?.options.length ?? 0;
  return [
    {
      part,
      label: part === 'draft' ? 'Article' : 'Outline',
      run: async ({ onStageLine, ...options }) => {
        // The engines and the tasks are code of their own, fetched when first used.
        const [{ runTask, stageText }, { blogOutline }, { blogDraft }] = await Promise.all([
          import('@steps/business/ai'),
          import('../tasks/blogOutline'),
          import('../tasks/blogDraft'),
        ]);
        const news = {
          ...options,
          onStage: (stage: Parameters<typeof stageText>[0]) => onStageLine(stageText(stage)),
          ...anotherVersion(round),
        };
        // The tasks' schemas check what they are given; the chips offer nothing else.
        const input = { topic: words, angle, tone, audience } as Input;
        const outline = approvedOutline(piece);
        const { entry } =
          part === 'draft'
            ? await runTask(blogDraft, outline ? { ...input, outline } : input, news)
            : await runTask(blogOutline, input, news);
        return entry.id;
      },
    },
  ];
}
