export { FindingLinks, useFindingsBehind } from './FindingLinks';
export { type FindingWork, findingWork, type WorkTarget } from './findingWork';
