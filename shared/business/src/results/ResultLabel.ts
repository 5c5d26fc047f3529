import { EngineBadge, ResultStatus, RiskTag } from './ResultLabels';
import { ResultScore } from './resultFactsPart';

/** What is said of an AI result beside it: who made it, where it is, what a mistake would cost, how good it is. */
export const ResultLabel = { Engine: EngineBadge, Status: ResultStatus, Risk: RiskTag, Score: ResultScore };
