export * from './bigWorkspace';
export * from './builders';
export * from './clock';
export * from './faultyPort';
export * from './languageModel';
export * from './memoryStore';
export * from './modelServer';
export * from './standInTasks';
