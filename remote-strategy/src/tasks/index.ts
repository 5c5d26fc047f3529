import type { AnyTask } from '@steps/business/tasks';
import { analysisPhase } from './analysisPhase';
import { reportSection } from './reportSection';
import { researchReport } from './researchReport';
import { websiteInsights } from './websiteInsights';

/** The kinds of AI task that this remote owns, as `facts.ts` declares them. */
export const tasks: readonly AnyTask[] = [analysisPhase, reportSection, websiteInsights, researchReport];
