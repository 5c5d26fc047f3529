export {
  type AiConnection,
  aiConnection,
  chooseModel,
  connectServer,
  disconnectServer,
  forgetKey,
  modelFor,
  useAiConnection,
} from './aiConnection';
export { AiError, type AiErrorCode } from './aiError';
export { type AiUsage, usageByModel, useAiUsage } from './aiUsage';
export { type ConnectionTest, testConnection } from './connectionTest';
export * from './copy/marketingChoices';
export { platformName } from './copy/reach';
export { type AdPlatform, adObjectives, adPlatforms } from './kinds/adCopy';
export { type BlogAngle, blogAngles } from './kinds/blogParts';
export { type ProductCopyType, productCopyTypes, type Specialisation, specialisations } from './kinds/productParts';
export { presetOf, type ServerPreset, serverPresets } from './modelServers';
export { clientContext, type RunOptions, runTask, runTaskAgain, type TaskResult } from './runTask';
export { type TaskContext, type TaskGroup, taskGroups } from './task';
export { isTaskKind, type TaskInput, type TaskKind, type TaskOutput } from './tasks';
