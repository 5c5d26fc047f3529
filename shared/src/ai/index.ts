export type { TaskContext, TaskGroup } from '../core/contract/aiTask';
export { taskGroups } from '../core/contract/aiTask';
export {
  type AiConnection,
  aiConnection,
  chooseEngine,
  chooseModel,
  connectServer,
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
export { type BrowserModelState, browserModelState, downloadBrowserModel } from './browserModel';
export { type ConnectionTest, testConnection } from './connectionTest';
export type { EngineId } from './engines/engine';
export { presetOf, type ServerPreset, serverPresets } from './modelServers';
export type { PartialDraft } from './partialDraft';
export { type RunStage, stageText } from './runStage';
export { clientContext, type RunOptions, runKind, runTask, runTaskAgain, type TaskResult } from './runTask';
