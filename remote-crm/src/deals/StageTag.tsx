import { type Deal, type DealStage, stageOf, useDealStages } from '@steps/business';
import { StatusTag, type Tone } from '@steps/platform/ui';

const tones: Readonly<Record<DealStage['kind'], Tone>> = { open: 'info', won: 'success', lost: 'neutral' };

/** A deal's stage as a tag. */
export function StageTag({ stage }: Pick<Deal, 'stage'>) {
  const { label, kind } = stageOf(stage, useDealStages());
  return <StatusTag tone={tones[kind]}>{label}</StatusTag>;
}
