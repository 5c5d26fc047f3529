import { EngineBadge, ResultStatus, RiskTag } from './ResultLabels';
import { ResultScore } from './resultFactsPart';

/** The labels of an AI result: who made it, the state of its review, what a mistake would cost, how good it is. */
export const ResultLabel = { Engine: EngineBadge, Status: ResultStatus, Risk: RiskTag, Score: ResultScore };
