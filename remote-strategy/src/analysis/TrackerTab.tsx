import { approvedText, isApproved } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { useSearchParams } from '@steps/platform/router';
import { Section, Stack } from '@steps/platform/ui';
import { ReviewTrail } from '../review/ReviewTrail';
import { FindingActions } from '../work/FindingActions';
import { EvidencePanel } from './EvidencePanel';
import { useAnalysisRun } from './fullRun';
import { PhaseList } from './PhaseList';
import { PhasePanel } from './PhasePanel';
import { phaseOf } from './phases';
import { RunStatus } from './RunStatus';
import { findingsIn } from './resultLines';
import { usePhaseVersions } from './results';
import type { AnalysisSession } from './session';
import styles from './TrackerTab.module.css';

/** The nine phases: one of them open with its result, its evidence and its trail. */
export function TrackerTab({ session }: { readonly session: AnalysisSession }) {
  const [params, setParams] = useSearchParams();
  const versions = usePhaseVersions(session);
  const run = useAnalysisRun(session);
  const phase = phaseOf(Number(params.get('phase') ?? session.currentPhase));
  const own = versions[phase.id - 1] ?? [];
  const newest = own.at(-1);
  const open = (id: number) => setParams({ module: 'strategy', tab: 'tracker', phase: String(id) });
  const href = paths.module.href('strategy', { tab: 'tracker', session: session.id, phase: String(phase.id) });
  return (
    <div className={styles.tracker}>
      <Stack gap={4} shrink>
        {run && <RunStatus run={run} />}
        <PhaseList session={session} versions={versions} run={run} shown={phase.id} onOpen={open} />
      </Stack>
      <Stack gap={4} shrink>
        <PhasePanel
          key={phase.id}
          session={session}
          phase={phase}
          versions={own}
          run={run}
          onAdvanced={() => setParams({ module: 'strategy', tab: 'tracker' })}
        />
        {newest && isApproved(newest) && (
          <Section
            title="From finding to work"
            purpose="What you approved becomes a task, a deal action, a brief, a campaign idea or a brand rule."
          >
            <FindingActions
              key={newest.id}
              result={newest}
              findings={[...new Set(findingsIn(approvedText(newest)).map(({ text }) => text))]}
              from={{ title: `Phase ${phase.id}: ${phase.title}`, href }}
            />
          </Section>
        )}
      </Stack>
      <div className={styles.side}>
        <EvidencePanel session={session} phase={phase.id} />
        {newest && <ReviewTrail result={newest} />}
      </div>
    </div>
  );
}
