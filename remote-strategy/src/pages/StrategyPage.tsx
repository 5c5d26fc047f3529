import { Allowed, may, useMay } from '@steps/business';
import { RuleError, useCollectionLoad, useLoadState } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useSearchParams } from '@steps/platform/router';
import {
  EmptyState,
  ErrorState,
  ListSkeleton,
  lazyPart,
  notify,
  Page,
  PageSkeleton,
  ProgressBar,
  StatusTag,
  Tabs,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { FileSearch, Play } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { startAnalysis, useAnalysisRun } from '../analysis/fullRun';
import { SessionMenu } from '../analysis/SessionMenu';
import { type AnalysisSession, analysisSessions } from '../analysis/session';
import { isComplete, progressPercent } from '../analysis/sessionRules';
import { archiveSession, chooseSession, openSession, useOpenSession, useSessions } from '../analysis/sessionState';
import { pageWords } from '../pageWords.generated';
import { runProgress } from '../runs/runState';
import styles from './StrategyPage.module.css';

const SetupTab = lazyPart(async () => (await import('../analysis/SetupTab')).SetupTab);
const PromptsTab = lazyPart(async () => (await import('../analysis/PromptsTab')).PromptsTab);
const TrackerTab = lazyPart(async () => (await import('../analysis/TrackerTab')).TrackerTab);
const ReportTab = lazyPart(async () => (await import('../report/ReportTab')).ReportTab);

const parts = [
  { id: 'setup', label: 'Analysis Setup', Part: SetupTab },
  { id: 'prompts', label: 'Master Prompts', Part: PromptsTab },
  { id: 'tracker', label: 'Progress Tracker', Part: TrackerTab },
  { id: 'report', label: 'Executive Report', Part: ReportTab },
] as const;

const words = pageWords.strategy;

/** Module strategy: the tab is `tab=`, the phase that is shown `phase=`; `session=` opens another session. */
export function StrategyPage() {
  const [params, setParams] = useSearchParams();
  const session = useOpenSession();
  const ready = useCollectionLoad(analysisSessions) === 'ready';
  const load = useLoadState();
  const wanted = params.get('session');
  // Who may not start one has none to open.
  const mayAdd = useMay()('add', 'strategy');
  const none = useSessions().length === 0 && !mayAdd;
  useEffect(() => {
    if (!ready) return;
    if (wanted === null) {
      if (!none) openSession();
      return;
    }
    openLinked(wanted, none);
    // Who then chooses another session is not brought back by a reload.
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        next.delete('session');
        return next;
      },
      { replace: true },
    );
  }, [ready, wanted, none, setParams]);
  const empty = none && ready;
  // Its progress and its menu are beside the title: a title without them would move when they come.
  if (!session && !empty && load.state !== 'failed')
    return <PageSkeleton label="Loading the analysis" heading={words.title} purpose={words.purpose} />;
  return (
    <Page
      {...words}
      width="full"
      back={{ label: 'Dashboard', href: paths.module.href('dashboard') }}
      badges={session && <Progress session={session} />}
      actions={
        session && (
          <Allowed action="change" module="strategy">
            <SessionMenu session={session} />
          </Allowed>
        )
      }
      primary={
        session && (
          <Allowed action="change" module="strategy">
            <RunRemaining session={session} />
          </Allowed>
        )
      }
    >
      {load.state === 'failed' && <ErrorState title="The analysis could not be read" detail={load.message} />}
      {!session && empty && (
        <EmptyState
          icon={FileSearch}
          title="No analysis yet"
          purpose="Nobody has begun one, and your role may look at the strategy, not add to it."
        />
      )}
      {session && (
        <Tabs
          label="Parts of the analysis"
          value={params.get('tab') ?? 'setup'}
          onChange={(tab) => setParams({ module: 'strategy', tab })}
          tabs={parts.map(({ id, label, Part }) => ({
            id,
            label,
            panel: (
              <Suspense fallback={<ListSkeleton label={`Loading ${label}`} />}>
                <Part key={session.id} session={session} />
              </Suspense>
            ),
          }))}
        />
      )}
    </Page>
  );
}

/** Opens the session that a link names; says so where it is put away or gone. */
function openLinked(id: string, none: boolean): void {
  const session = analysisSessions.get(id);
  if (session && !session.archivedAt) {
    chooseSession(id);
    return;
  }
  if (!none) openSession();
  notify(
    session
      ? {
          title: 'This session is archived',
          description: session.name,
          ...(may('change', 'strategy') && {
            action: { label: 'Restore', onClick: () => archiveSession(id, false) },
          }),
        }
      : { title: 'Session not found', description: 'It belongs to another business, or it was not made here.' },
  );
}

function Progress({ session: { currentPhase } }: { readonly session: AnalysisSession }) {
  const percent = progressPercent(currentPhase);
  return (
    <>
      <StatusTag>{`Phase ${currentPhase} of 9`}</StatusTag>
      <span className={styles.progress}>
        <ProgressBar label="Progress of the analysis" value={percent} />
        <span className="s-faint">{percent}%</span>
      </span>
    </>
  );
}

/** Starts the run of all phases that have no result; how it goes on is said in the tracker. */
function RunRemaining({ session }: { readonly session: AnalysisSession }) {
  const [, setParams] = useSearchParams();
  const run = useAnalysisRun(session);
  const going = run && ['running', 'stopping'].includes(runProgress(run).state);
  const start = () => {
    try {
      startAnalysis(session);
      notify({ title: 'Analysis Started', description: 'All phases without a result run in the background.' });
      setParams({ module: 'strategy', tab: 'tracker' });
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      notify({ title: 'Nothing to run', description: error.message });
    }
  };
  return (
    <Button
      icon={<Play size={16} aria-hidden />}
      disabled={!isComplete(session)}
      title={isComplete(session) ? undefined : 'Fill in the setup first'}
      loading={going ?? false}
      onClick={start}
    >
      Run remaining phases
    </Button>
  );
}
