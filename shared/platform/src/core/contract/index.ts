export * from './aiTool';
export * from './remoteDefinition';
export * from './remoteError';
export * from './remotesFile';
export * from './samplePart';
