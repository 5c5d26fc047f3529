export { type Random, seeded } from '@steps/platform/src/core/random';
export { at, dayFrom, workingMoment } from './sampleClock';
export { addSamplePart } from './samplePart';
export { openSampleClient, seedMissing } from './sampleWorkspace';
