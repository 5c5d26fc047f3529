import { type AiResult, activeClient, aiResults, isApproved, useAiResults } from '@steps/business';
import { commit, existing, put, stamp, useRecord } from '@steps/platform';
import { evidenceFor } from '../analysis/phaseEvidence';
import { phaseVersions } from '../analysis/results';
import type { AnalysisSession } from '../analysis/session';
import { assembledReport } from './assembleReport';
import { type Report, type ReportSection, reports } from './report';

/** Where the summary's entries say they belong. */
export const aboutReport = (session: AnalysisSession) => ({ collection: reports.name, id: session.id });

/** The newest summary of a session's report, whatever became of it, in render. */
export function useSummary(session: AnalysisSession): AiResult | undefined {
  return newestSummary(useAiResults(), session);
}

/** The report of a session as it was last assembled or edited, in render. */
export const useReport = (session: AnalysisSession): Report | undefined => useRecord(reports, session.id);

/** Assembles the report anew from what is approved, and keeps it. Nothing when nothing is approved. */
export function assembleReport(session: AnalysisSession): Report | undefined {
  const summary = newestSummary(aiResults.all(), session);
  const report = assembledReport({
    session,
    business: activeClient()?.businessName ?? session.name,
    versions: phaseVersions(session),
    evidence: evidenceFor(session, 1),
    summary: summary && isApproved(summary) ? summary : undefined,
    now: new Date(),
  });
  if (report) commit({ label: 'Assemble the report', changes: [put(reports, report)] });
  return report;
}

/** Changes a part of the report. `UnapprovedAiChangeError` for words of AI that nobody approved. */
export function editSection(
  reportId: string,
  sectionId: string,
  patch: Partial<Pick<ReportSection, 'title' | 'text'>>,
): void {
  const report = existing(reports, reportId);
  const sections = report.sections.map((section) => (section.id === sectionId ? { ...section, ...patch } : section));
  save(report, { sections }, 'Edit the report');
}

/** Takes a part out of the report; undo brings it back. */
export function dropSection(reportId: string, sectionId: string): void {
  const report = existing(reports, reportId);
  save(report, { sections: report.sections.filter(({ id }) => id !== sectionId) }, 'Remove a section from the report');
}

function save(report: Report, patch: Partial<Report>, label: string): void {
  commit({ label, changes: [put(reports, { ...report, ...patch, updatedAt: stamp() })] });
}

const newestSummary = (ledger: readonly AiResult[], session: AnalysisSession) =>
  ledger.findLast(
    ({ kind, about }) => kind === 'report-section' && about?.collection === reports.name && about.id === session.id,
  );
