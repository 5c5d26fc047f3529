export { FindingLinks, useFindingsBehind } from './FindingLinks';
export { type FindingWork, findingWork, type WorkKind, type WorkTarget, workByResult, workKinds } from './findingWork';
