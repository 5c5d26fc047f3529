export type { TaskContext } from '../core/contract/aiTask';
export { type AiConnection, aiConnection, chooseEngine, useAiConnection } from './aiConnection';
export { AiError } from './aiError';
export type { RunOptions } from './assistantPort';
export { cutReason } from './cutReason';
export { cutText } from './cutText';
export type { EngineId } from './engineId';
export { type ProposedChange, proposeChange, proposedChange, readableChange } from './ledger/proposedChange';
export { proposedProblem } from './ledger/proposedEdit';
export { listTools, loadTools, type OfferedTool, useTools } from './offeredTools';
export { type RunStage, stageText } from './runStage';
export type { AiRun } from './runs/aiRun';
export { runStep, type StepResults } from './runs/runDefinition';
export {
  cancelRun,
  defineRun,
  pauseRun,
  resumeRun,
  runProgress,
  startRun,
  useAiRuns,
  useStepRun,
} from './runs/runState';
export { runKind, runTask } from './runTask';
