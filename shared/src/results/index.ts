export { ResultCard } from './ResultCard';
export type { ResultEditor } from './ResultEditors';
export { EngineBadge, engineLabel, ResultStatus, RiskTag, resultStatusLabel } from './ResultLabels';
export { approveResult, reopenResult } from './reviewActions';
export { WordDiff } from './WordDiff';
