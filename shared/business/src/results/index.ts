export {
  applyAiChange,
  approveAndApply,
  canApplyText,
  commitWithWordsOf,
  modifyAndApply,
} from '../ai/ledger/aiResultApply';
export type { TaskWork } from '../ai/taskWork';
export { useTaskRun } from '../ai/useTaskRun';
export { ProposedDifference } from './ProposedDifference';
export { ProposedFields } from './proposedFieldsPart';
export { ResultCard } from './ResultCard';
export type { ResultEditor } from './ResultEditors';
export { EngineBadge, ResultStatus, RiskTag } from './ResultLabels';
export { ResultScore } from './resultFactsPart';
export { approvedAs, type ResultView } from './resultView';
export { engineLabel, isBuiltIn, resultStatusLabel } from './resultWords';
export { approveResult, modifyResultText, rejectResult, reopenResult } from './reviewActions';
export { stoodLongEnough, useShownResult } from './shownResults';
export { WordDiff } from './WordDiff';
