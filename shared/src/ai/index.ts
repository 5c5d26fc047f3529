export type { TaskContext } from '../core/contract/aiTask';
export { type AiConnection, aiConnection, chooseEngine, useAiConnection } from './aiConnection';
export { AiError } from './aiError';
export { type ConversationTurn, runConversation } from './conversations/runConversation';
export { cutReason } from './cutReason';
export { cutText } from './cutText';
export type { EngineId } from './engines/engineId';
export { watchPolicy } from './engines/policyWatch';
export { type ProposedChange, proposeChange, proposedChange, readableChange } from './ledger/proposedChange';
export { proposedProblem } from './ledger/proposedEdit';
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
export { type RunOptions, runKind, runTask } from './runTask';
export { connectServer } from './serverConnection';
export { listTools, loadTools, type OfferedTool, useTools } from './tools/offeredTools';
