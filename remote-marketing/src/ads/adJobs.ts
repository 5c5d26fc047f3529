import type { Piece } from '../pieces/piece';
import type { GenerationJob } from '../studio/generationState';
import { taskJob } from '../studio/taskJob';
import { adNetworkNames, networksOf } from './adNetworks';

/** An advert for each network that was asked for, made at once. */
export function adJobs(brief: Readonly<Record<string, string>>, piece: Piece | undefined): GenerationJob[] {
  const { objective, tone, audience, framework, words } = brief;
  return networksOf(brief.network).map((network) =>
    taskJob({
      part: network,
      label: adNetworkNames[network],
      load: async () => (await import('../tasks/adCopy')).adCopy,
      input: { platform: network, objective, tone, audience, framework, brief: words },
      round: piece?.parts[network]?.options.length ?? 0,
    }),
  );
}
