import type { AnyTask, TaskRisk } from '@steps/platform/src/core/contract/aiTask';
import type { RemoteEntry } from '@steps/platform/src/core/contract/remotesFile';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import type { AiRisk } from './aiResult';

/** A kind of task as its remote's `facts.ts` tells it, known before any code of the remote is loaded. */
export type AiKind = RemoteEntry['tasks'][number];

/** The kinds of one remote, and how its tasks are fetched when one is to run. */
export interface AiKindSource {
  /** As people know it: "Marketing". */
  readonly remote: string;
  readonly kinds: readonly AiKind[];
  /** Rejects with what keeps the remote away. */
  readonly load: () => Promise<readonly AnyTask[]>;
}

const known = new Map<string, { readonly kind: AiKind; readonly source: AiKindSource }>();

/** What a result is recorded with, by what a mistake in it could touch. */
export const riskOfTask: Readonly<Record<TaskRisk, AiRisk>> = { draft: 'low', content: 'medium', record: 'high' };

/** Registers the kinds of a remote with the ledger; registered again, they replace the earlier ones. */
export function provideAiKinds(source: AiKindSource): void {
  for (const kind of source.kinds) {
    const other = known.get(kind.kind)?.source.remote;
    if (other !== undefined && other !== source.remote) {
      console.error(`${source.remote} declares AI results of the kind "${kind.kind}", which are made by ${other}.`);
    } else known.set(kind.kind, { kind, source });
  }
}

/** Kinds that are known, in the order of the remotes: what the rules page lists. */
const aiResultKinds = (): readonly string[] => [...known.keys()];

/** "Subject line"; a kind that no remote declares is made readable. */
function aiKindLabel(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return known.get(kind)?.kind.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether approving it changes records. An unknown kind is treated as if it did. */
export const writesRecords = (kind: string): boolean => riskOfKind(kind) === 'high';

/** What results of this kind are recorded with; an unknown kind is a high risk. */
function riskOfKind(kind: string): AiRisk {
  const risk = known.get(kind)?.kind.risk;
  return risk ? riskOfTask[risk] : 'high';
}

/**
 * The task that makes results of a kind, fetched from its remote. Rejects with what keeps the remote away, by its name, or
 * with `RuleError` when nobody makes them.
 */
export async function taskOfKind(kind: string): Promise<AnyTask> {
  const source = known.get(kind)?.source;
  const cannot = `Results of the kind “${aiKindLabel(kind)}” cannot be made`;
  if (!source) throw new RuleError(`${cannot}: no part of Steps that is installed here makes them.`);
  const task = (await source.load()).find((one) => one.kind === kind);
  if (!task) throw new RuleError(`${cannot}: ${source.remote} does not make them any more.`);
  return task;
}

/** What remotes say of the kinds of results they make. */
export const resultKinds = { all: aiResultKinds, label: aiKindLabel, risk: riskOfKind };
