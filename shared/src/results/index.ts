export {
  applyAiChange,
  applyApprovedText,
  approveAndApply,
  canApplyText,
  modifyAndApply,
  tellApplied,
} from '../ai/ledger/aiResultApply';
export { cancelRegeneration, regenerateAiResult, useRegeneration } from '../ai/regeneration';
export { ResultCard } from './ResultCard';
export type { ResultEditor } from './ResultEditors';
export { EngineBadge, engineLabel, ResultStatus, RiskTag, resultStatusLabel } from './ResultLabels';
export { approveResult, reopenResult } from './reviewActions';
export { stoodLongEnough } from './shownResults';
export { WordDiff } from './WordDiff';
