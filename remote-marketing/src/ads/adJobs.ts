import type * as v from 'valibot';
import type { Piece } from '../pieces/piece';
import { anotherVersion } from '../studio/anotherVersion';
import type { GenerationJob } from '../studio/generationState';
import type { adCopy } from '../tasks/adCopy';
import { adNetworkNames, networksOf } from './adNetworks';

type Input = v.InferInput<typeof adCopy.input>;

/** An advert for each network that was asked for, made at once. Each round asks for another version than those before. */
export function adJobs(brief: Readonly<Record<string, string>>, piece: Piece | undefined): GenerationJob[] {
  return networksOf(brief.network).map((network) => ({
    part: network,
    label: adNetworkNames[network],
    run: async ({ onStageLine, ...options }) => {
      // The engines and the task are code of their own, fetched when first used.
      const [{ runTask, stageText }, { adCopy }] = await Promise.all([
        import('@steps/business/ai'),
        import('../tasks/adCopy'),
      ]);
      const { objective, tone, audience, framework, words } = brief;
      // The task's schema checks what it is given; the chips offer nothing else.
      const input = { platform: network, objective, tone, audience, framework, brief: words } as Input;
      const { entry } = await runTask(adCopy, input, {
        ...options,
        onStage: (stage) => onStageLine(stageText(stage)),
        ...anotherVersion(piece?.parts[network]?.options.length ?? 0),
      });
      return entry.id;
    },
  }));
}
