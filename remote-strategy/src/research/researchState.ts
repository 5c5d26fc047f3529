import { type AiResult, aiResults, useAiResults } from '@steps/business';
import { byTime, commit, drop, existing, newId, put, RuleError, stamp } from '@steps/platform';
import { useMemo } from 'react';
import * as v from 'valibot';
import { type Source, sourceSchema } from '../tasks/researchSource';
import { type Research, researches } from './research';

/** Starts a document. `RuleError` without a question. */
export function startResearch(question: string, background: string): Research {
  if (!question.trim()) throw new RuleError('Write what you want to find out.');
  const at = stamp();
  const research: Research = {
    id: newId('research'),
    question: question.trim(),
    background: background.trim(),
    sources: [],
    leftOut: [],
    schedule: 'never',
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Start ${research.question}`, changes: [put(researches, research)] });
  return research;
}

/** Changes what a document asks, or when it is due. */
export function changeResearch(id: string, patch: Partial<Omit<Research, 'id' | 'createdAt' | 'updatedAt'>>): void {
  const before = existing(researches, id);
  commit({
    label: `Edit ${before.question}`,
    changes: [put(researches, { ...before, ...patch, updatedAt: stamp() })],
  });
}

/** Adds a source that a person knows of. `RuleError` when it says nothing. */
export function addSource(id: string, source: Omit<Source, 'id'>): void {
  if (!source.title.trim() || !source.says.trim()) throw new RuleError('Write what the source is and what it says.');
  const { sources } = existing(researches, id);
  changeResearch(id, { sources: [...sources, { ...source, id: newId('source') }] });
}

/** Takes out a source that a person added. Versions that were told it keep it. */
export function removeSource(id: string, sourceId: string): void {
  const { sources } = existing(researches, id);
  changeResearch(id, { sources: sources.filter((source) => source.id !== sourceId) });
}

/** Leaves a source out of the next version, or takes it in again. */
export function leaveSourceOut(id: string, sourceId: string, out: boolean): void {
  const others = existing(researches, id).leftOut.filter((one) => one !== sourceId);
  changeResearch(id, { leftOut: out ? [...others, sourceId] : others });
}

/** Deletes a document; its versions stay in the review ledger. Undo brings it back. */
export function deleteResearch(id: string): void {
  commit({ label: `Delete ${existing(researches, id).question}`, changes: [drop(researches, id)] });
}

/** The versions of a document, the oldest first: its own entries and what was asked for in place of them. */
export function researchVersions(id: string, ledger: readonly AiResult[] = aiResults.all()): readonly AiResult[] {
  const own = ledger
    .filter(({ kind }) => kind === 'research-report')
    .toSorted((one, other) => byTime(one.createdAt, other.createdAt));
  const taken = new Set<string>();
  return own.filter((entry) => {
    const mine = entry.about?.collection === researches.name && entry.about.id === id;
    if (!mine && !(entry.replacesId && taken.has(entry.replacesId))) return false;
    taken.add(entry.id);
    return true;
  });
}

/** The same in render. */
export function useResearchVersions(id: string): readonly AiResult[] {
  const ledger = useAiResults();
  return useMemo(() => researchVersions(id, ledger), [id, ledger]);
}

/** What a version was told, in the order of its numbers. */
export function toldSources({ inputs }: Pick<AiResult, 'inputs'>): readonly Source[] {
  const read = v.safeParse(v.array(sourceSchema), inputs.sources);
  return read.success ? read.output : [];
}
