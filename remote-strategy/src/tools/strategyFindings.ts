import { approvedText } from '@steps/business';
import { defineTool } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import * as v from 'valibot';
import { phases } from '../analysis/phases';
import { approvedVersion, phaseVersions } from '../analysis/results';
import { analysisSessions } from '../analysis/session';

/** Characters of one finding; its page has the rest. */
const longest = 1_200;

export const strategyFindings = defineTool({
  kind: 'read',
  name: 'strategy_findings',
  description:
    'What the newest strategy analysis found, by phase: only what a person approved. Also says which phases wait for a decision or were not run.',
  input: v.object({
    /** One phase, 1 to 9; all without it. */
    phase: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
  }),
  run({ phase }) {
    const [session] = analysisSessions
      .all()
      .filter(({ archivedAt }) => !archivedAt)
      .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
    const href = paths.module.href('strategy');
    if (!session) return { noun: 'findings', total: 0, lookedAt: 0, findings: [], waiting: [], notRun: [], href };
    const versions = phaseVersions(session);
    const asked = phases.filter(({ id }) => phase === undefined || id === phase);
    const of = (id: number) => versions[id - 1] ?? [];
    const findings = asked.flatMap(({ id, title }) => {
      const approved = approvedVersion(of(id));
      return approved ? [{ phase: id, title, text: shortened(approvedText(approved)), href }] : [];
    });
    return {
      noun: 'findings',
      total: findings.length,
      lookedAt: versions.flat().length,
      session: session.name,
      findings,
      waiting: asked.filter(({ id }) => of(id).at(-1)?.status === 'pending').map(({ title }) => title),
      notRun: asked.filter(({ id }) => of(id).length === 0).map(({ title }) => title),
      href,
    };
  },
});

const shortened = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`);
