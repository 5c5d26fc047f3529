import type { Evidence } from '../analysis/evidence';
import { useEvidence } from '../analysis/phaseEvidence';
import type { AnalysisSession } from '../analysis/session';
import { useOpenSession } from '../analysis/sessionState';
import type { Source, SourceKind } from '../tasks/researchSource';
import type { Research } from './research';

/** After the ninth phase all that was approved is known. */
const afterAllPhases = 10;
const noSession: Pick<AnalysisSession, 'id' | 'phases' | 'runs'> = { id: '', phases: {}, runs: [] };

/** What the workspace itself can say, counted today: figures, answers, approved phases, notes. In render. */
export function useFoundSources(today: string): readonly Source[] {
  // Only its results and notes are read, and a session that is not there has none.
  const session = (useOpenSession() ?? noSession) as AnalysisSession;
  return useEvidence(session, afterAllPhases).map((one) => foundSource(one, today));
}

/** What the next version is told: what was found and what was added, without what was left out. */
export const toldNext = ({ sources, leftOut }: Research, found: readonly Source[]): readonly Source[] =>
  [...found, ...sources].filter(({ id }) => !leftOut.includes(id));

const foundSource = ({ id, label, figure, detail, href }: Evidence, today: string): Source => ({
  id,
  kind: kindOf(id),
  title: label,
  says: `${figure} (${detail})`,
  day: today,
  ...(href && { address: href }),
});

function kindOf(id: string): SourceKind {
  if (id.startsWith('questionnaire-')) return 'answers';
  return /^(?:phase|notes)-|^website$/.test(id) ? 'analysis' : 'records';
}
