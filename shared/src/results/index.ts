export {
  applyAiChange,
  applyApprovedText,
  approveAndApply,
  canApplyText,
  commitWithWordsOf,
  modifyAndApply,
} from '../ai/ledger/aiResultApply';
export { cancelRegeneration, regenerateAiResult, useRegeneration } from '../ai/regeneration';
export type { TaskProgress, TaskWork } from '../ai/taskWork';
export { type TaskRunner, type TaskRunOptions, useTaskRun } from '../ai/useTaskRun';
export { ProposedDifference } from './ProposedDifference';
export { ProposedFields } from './proposedFieldsPart';
export { ResultCard } from './ResultCard';
export type { ResultCardProps } from './ResultCardBody';
export type { ResultEditor } from './ResultEditors';
export { EngineBadge, engineLabel, ResultStatus, RiskTag, resultStatusLabel } from './ResultLabels';
export { ResultScore } from './resultFactsPart';
export { approvedAs, type ResultView, resultView, type ShownResult } from './resultView';
export { approveResult, modifyResultText, rejectResult, reopenResult } from './reviewActions';
export { stoodLongEnough, useShownResult } from './shownResults';
export { WordDiff } from './WordDiff';
