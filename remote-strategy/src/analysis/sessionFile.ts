import { type AiResult, approvedText, recordAiResult } from '@steps/business';
import { RuleError } from '@steps/platform';
import * as v from 'valibot';
import { phaseVersions } from './results';
import { type AnalysisSession, type PhaseWork, sessionFields } from './session';
import { addSession } from './sessionState';

/** Larger files are no session, bytes. */
const mostBytes = 5_000_000;

const fileSchema = v.object({
  format: v.literal('steps-analysis-session'),
  version: v.literal(1),
  session: v.object({
    ...sessionFields,
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
    phases: v.record(
      v.pipe(v.string(), v.regex(/^[1-9]$/)),
      v.object({ notes: v.string(), leftOut: v.array(v.string()), prompt: v.optional(v.string()) }),
    ),
  }),
  results: v.array(
    v.object({
      phase: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
      title: v.string(),
      engine: v.string(),
      model: v.string(),
      prompt: v.string(),
      inputs: v.record(v.string(), v.unknown()),
      text: v.string(),
      status: v.string(),
    }),
  ),
});
type SessionFile = v.InferOutput<typeof fileSchema>;

/** A session as a file for another workspace: what was typed, and the newest result of each phase. */
export function sessionFile(session: AnalysisSession): string {
  const { name, currentPhase, businessContext, industry, strategicQuestions, selectedFramework, savedPrompts } =
    session;
  const phases = Object.fromEntries(
    Object.entries(session.phases).map(([id, { results: _, ...work }]: [string, PhaseWork]) => [id, work]),
  );
  const file: SessionFile = {
    format: 'steps-analysis-session',
    version: 1,
    session: {
      name,
      currentPhase,
      businessContext,
      industry,
      strategicQuestions,
      selectedFramework,
      savedPrompts: [...savedPrompts],
      phases: phases as SessionFile['session']['phases'],
    },
    results: phaseVersions(session).flatMap((versions, at) => {
      const newest = versions.at(-1);
      return newest ? [resultOf(newest, at + 1)] : [];
    }),
  };
  return JSON.stringify(file, undefined, 2);
}

/**
 * Adds the session of a file. Its results wait for a person again: who approved them elsewhere did not do so here.
 * `RuleError` for a file that is no session.
 */
export function readSessionFile(text: string): AnalysisSession {
  const { session, results } = parsedFile(text);
  const phases: Record<string, PhaseWork> = { ...session.phases };
  for (const { phase, text: output, status, ...entry } of results) {
    const { id } = recordAiResult({
      ...entry,
      kind: 'analysis-phase',
      module: 'strategy',
      output,
      risk: 'medium',
      scoreReason: `From a file, where it was ${status}.`,
    });
    const known = phases[phase] ?? { notes: '', leftOut: [] };
    phases[phase] = { ...known, results: [...(known.results ?? []), id] };
  }
  return addSession({ ...session, phases });
}

/** A second session with the same setup, notes and results; both rest on the same reviewed results. */
export function duplicateSession(session: AnalysisSession): AnalysisSession {
  const phases: Record<string, PhaseWork> = { ...session.phases };
  phaseVersions(session).forEach((versions, at) => {
    if (versions.length === 0) return;
    const work = phases[at + 1] ?? { notes: '', leftOut: [] };
    phases[at + 1] = { ...work, results: versions.map(({ id }) => id) };
  });
  return addSession({ ...session, name: `${session.name}, copy`, phases });
}

function parsedFile(text: string): SessionFile {
  if (text.length > mostBytes) throw new RuleError('This file is too large for an analysis session.');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new RuleError('This is not an analysis session file. Choose one that was exported here.');
  }
  const result = v.safeParse(fileSchema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new RuleError(
    `This file cannot be read as an analysis session (${v.getDotPath(issue) ?? 'file'}: ${issue.message}).`,
  );
}

const resultOf = (entry: AiResult, phase: number): SessionFile['results'][number] => ({
  phase,
  title: entry.title,
  engine: entry.engine,
  model: entry.model,
  prompt: entry.prompt,
  inputs: entry.inputs,
  text: approvedText(entry),
  status: entry.status,
});
