import { AiError, runTask } from '@steps/business/ai';
import { RuleError, reportStepMs, reportStepPoints, UnapprovedAiChangeError } from '@steps/platform';
import { announce, notify } from '@steps/platform/ui';
import { proxy, ref, useSnapshot } from 'valtio';
import { phaseVersions } from '../analysis/results';
import type { AnalysisSession } from '../analysis/session';
import { analysisPhases } from '../tasks/analysisPhases';
import { reportSection } from '../tasks/reportSection';
import { approvedFindings } from './assembleReport';
import { aboutReport, assembleReport } from './reportState';

interface Generation {
  /** 0 to 100. */
  readonly percent: number;
  readonly stop: AbortController;
}

const state = proxy<{ bySession: Record<string, Generation>; samples: Record<string, true> }>({
  bySession: {},
  samples: {},
});

/** How far the report is, in render; nothing while it is not being generated. */
export const useGeneration = (session: string): { readonly percent: number } | undefined =>
  useSnapshot(state).bySession[session];

/** Whether the sample stands in for a report, since nothing was approved when it was asked for, in render. */
export const useSampleShown = (session: string): boolean => useSnapshot(state).samples[session] ?? false;

/** Stops a generation; the report stays as it was. */
export const stopReport = (session: string): void => state.bySession[session]?.stop.abort();

/**
 * Makes the report: the summary is written by the engine and waits for a person, everything else is put together from what
 * is approved. While nothing is approved the sample is shown instead, after the same time.
 */
export async function generateReport(session: AnalysisSession): Promise<void> {
  if (state.bySession[session.id]) return;
  const stop = new AbortController();
  const report = (percent: number) => {
    if (state.bySession[session.id]) state.bySession[session.id] = { percent, stop: ref(stop) };
  };
  state.bySession[session.id] = { percent: 0, stop: ref(stop) };
  try {
    const findings = approvedFindings(phaseVersions(session));
    if (findings.length === 0) {
      await countUp(report, stop.signal);
      state.samples[session.id] = true;
    } else {
      const without = await summarised(session, findings, report, stop.signal);
      assembleReport(session);
      delete state.samples[session.id];
      if (without) notify({ title: 'Without a written summary', description: without });
    }
    notify({
      title: 'Executive Report Generated',
      description:
        findings.length === 0
          ? 'A sample: no phase has been approved yet.'
          : `Made of ${findings.length} of ${analysisPhases} phases that you approved.`,
    });
  } catch (failure) {
    if (stop.signal.aborted) announce('Report stopped');
    else if (failure instanceof UnapprovedAiChangeError)
      notify({ title: 'No report was made', description: failure.message, tone: 'destructive' });
    else throw failure;
  } finally {
    delete state.bySession[session.id];
  }
}

/** Asks for the summary. Returns why there is none, in words; the report is made without it then. */
async function summarised(
  session: AnalysisSession,
  findings: readonly string[],
  report: (percent: number) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const input = { title: 'Executive summary', businessContext: session.businessContext, findings: [...findings] };
    await runTask(reportSection, input, { signal, onProgress: report, about: aboutReport(session) });
    return undefined;
  } catch (failure) {
    if (!(failure instanceof AiError || failure instanceof RuleError) || signal.aborted) throw failure;
    return failure.message;
  }
}

/** 10 points every 300 ms until 100 (spec 1, section 4). */
function countUp(report: (percent: number) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let percent = 0;
    const timer = setInterval(() => {
      percent += reportStepPoints;
      report(percent);
      if (percent < 100) return;
      clearInterval(timer);
      resolve();
    }, reportStepMs);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      reject(new AiError('cancelled'));
    });
  });
}
