export * from './sampleWorkspace';
