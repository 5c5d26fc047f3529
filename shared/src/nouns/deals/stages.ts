export * from './pipelineRules';
export * from './stageState';
