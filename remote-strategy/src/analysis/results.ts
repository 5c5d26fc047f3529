import { type AiResult, aiResults, isApproved, useAiResults } from '@steps/business';
import { byTime } from '@steps/platform';
import { useMemo } from 'react';
import { phases } from './phases';
import { type AnalysisSession, analysisSessions } from './session';
import { workOn } from './sessionRules';

/** The name of a phase as a step of a run. */
export const stepOf = (phase: number): string => `phase-${phase}`;

/**
 * The versions of a phase's result among entries from the oldest to the newest: what was run for it alone, what a run of all phases made, what came with
 * the session, and what was asked for in place of one of these.
 */
export function versionsOf(
  ledger: readonly AiResult[],
  session: Pick<AnalysisSession, 'id' | 'runs' | 'phases'>,
  phase: number,
): readonly AiResult[] {
  const adopted = workOn(session, phase).results ?? [];
  const taken = new Set<string>();
  const versions: AiResult[] = [];
  for (const entry of ledger) {
    const own = entry.about?.collection === analysisSessions.name && entry.about.id === session.id;
    const ofRun = entry.run !== undefined && session.runs.includes(entry.run.id) && entry.run.step === stepOf(phase);
    const isAgain = entry.replacesId !== undefined && taken.has(entry.replacesId);
    if (!(own && entry.inputs.phase === phase) && !ofRun && !isAgain && !adopted.includes(entry.id)) continue;
    taken.add(entry.id);
    versions.push(entry);
  }
  return versions;
}

/** The version that the report and later phases rest on: the last that a person decided on, unless it was rejected. */
export function approvedVersion(versions: readonly AiResult[]): AiResult | undefined {
  const decided = versions.findLast(({ status }) => status !== 'pending');
  return decided && isApproved(decided) ? decided : undefined;
}

/** What a person chose for the newest version of a phase. */
export type Rating = 'approve' | 'modify' | 'reject';

/** The rating of a phase; nothing while nobody has chosen one. */
export function ratingOf(versions: readonly AiResult[]): Rating | undefined {
  const status = versions.at(-1)?.status;
  return status === 'approved'
    ? 'approve'
    : status === 'modified'
      ? 'modify'
      : status === 'rejected'
        ? 'reject'
        : undefined;
}

/** Badge of a completed phase (spec 1, section 4). */
export const ratingWords: Readonly<Record<Rating, string>> = {
  approve: 'Approved',
  modify: 'Modified',
  reject: 'Rejected',
};

/** The versions of each phase, from phase 1, in render. */
export function usePhaseVersions(session: AnalysisSession | undefined): readonly (readonly AiResult[])[] {
  const ledger = useAiResults();
  return useMemo(() => (session ? everyPhase(ledger, session) : []), [ledger, session]);
}

/** The same outside of render. */
export const phaseVersions = (session: AnalysisSession): readonly (readonly AiResult[])[] =>
  everyPhase(aiResults.all(), session);

function everyPhase(ledger: readonly AiResult[], session: AnalysisSession) {
  const ofPhases = ledger
    .filter(({ kind }) => kind === 'analysis-phase')
    .toSorted((one, other) => byTime(one.createdAt, other.createdAt));
  return phases.map(({ id }) => versionsOf(ofPhases, session, id));
}

/** What a result was told, in the order of its numbers. */
export const toldFacts = ({ inputs: { facts } }: AiResult): readonly string[] =>
  Array.isArray(facts) ? facts.map(String) : [];
