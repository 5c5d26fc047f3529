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
export { type AiUsage, usageByModel, useAiUsage } from './aiUsage';
export { type ConnectionTest, testConnection } from './connectionTest';
export { presetOf, type ServerPreset, serverPresets } from './modelServers';
export { clientContext, type RunOptions, runKind, runTask, runTaskAgain, type TaskResult } from './runTask';
