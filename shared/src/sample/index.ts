export { type Random, seeded } from '../core/random';
export { at, workingMoment } from './sampleClock';
export { addSamplePart } from './samplePart';
export { openSampleClient, seedMissing } from './sampleWorkspace';
