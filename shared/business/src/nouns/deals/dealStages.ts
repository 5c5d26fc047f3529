import { currentPipeline, type DealStage, usePipeline } from './pipeline';

/** Stages of the open client, now. */
export const currentStages = (): readonly DealStage[] => currentPipeline().stages;
/** Its stages in their order, in render. */
export const useDealStages = (): readonly DealStage[] => usePipeline().stages;
