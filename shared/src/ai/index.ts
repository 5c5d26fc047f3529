export type { TaskContext, TaskGroup } from '../core/contract/aiTask';
export { taskGroups } from '../core/contract/aiTask';
export {
  type AiConnection,
  aiConnection,
  chooseEngine,
  chooseModel,
  forgetKey,
  modelFor,
  useAiConnection,
} from './aiConnection';
export { AiError, type AiErrorCode } from './aiError';
export {
  type AiLimits,
  limitAnswers,
  limitMonth,
  type MonthUse,
  monthUse,
  priceModel,
  type TokenPrice,
  thisMonth,
  useAiLimits,
} from './aiLimits';
export { type AiUsage, usageByModel, useAiUsage } from './aiUsage';
export { cleanKey } from './apiKey';
export { type BrowserModelState, browserModelState, downloadBrowserModel } from './browserModel';
export { type ConnectionTest, testConnection } from './connectionTest';
export type { ChatMessage } from './conversations/contextRules';
export {
  type BuiltInResponder,
  type ContextBudget,
  type ConversationEvent,
  type ConversationOptions,
  type ConversationTurn,
  runConversation,
} from './conversations/runConversation';
export { type CutReason, cutReason } from './cutReason';
export { cutText } from './cutText';
export type { PartialDraft } from './draftShape';
export type { EngineId } from './engines/engineId';
export { watchPolicy } from './engines/policyWatch';
export {
  type ProposedChange,
  type ProposedField,
  proposeChange,
  proposedChange,
  readableChange,
  readableValue,
} from './ledger/proposedChange';
export { proposedProblem } from './ledger/proposedEdit';
export { presetOf, type ServerPreset, serverPresets } from './modelServers';
export { type RunStage, stageText } from './runStage';
export type { AiRun, AiRunStep } from './runs/aiRun';
export { type RunDefinition, type RunStep, runStep, type StepResults } from './runs/runDefinition';
export type { AiRunState } from './runs/runRules';
export {
  cancelRun,
  defineRun,
  leaveRuns,
  pauseRun,
  repeatStep,
  resumeRun,
  runProgress,
  startRun,
  useAiRun,
  useAiRuns,
  useStepRun,
} from './runs/runState';
export { type RunOptions, runKind, runTask, runTaskAgain, type TaskResult } from './runTask';
export { connectServer } from './serverConnection';
export { clientContext } from './taskContext';
export { type LoadedTools, listTools, loadTools, type OfferedTool, useTools } from './tools/offeredTools';
