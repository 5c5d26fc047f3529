// What the host alone uses: no remote finds it, and it is not shared at run time.
export { limitAnswers, limitMonth, type MonthUse, monthUse, priceModel, thisMonth, useAiLimits } from './aiLimits';
export { usageByModel, useAiUsage } from './aiUsage';
export { cleanKey } from './apiKey';
export { type BrowserModelState, browserModelState, downloadBrowserModel } from './browserModel';
export { type ConnectionTest, testConnection } from './connectionTest';
export { type FoundModel, lookAtAddress, lookAtFile } from './localModel/foundModel';
export { tryLocalModel } from './localModel/localEngine';
export type { ModelFacts } from './localModel/modelFacts';
export { keptModels, removeModel } from './localModel/modelFiles';
export { presetOf, serverPresets } from './modelServers';
