import { counted } from '@steps/platform';
import { resultLines } from '../analysis/resultLines';
import type { Source } from '../tasks/researchSource';
import type { Research, Schedule } from './research';

/** How far a part of a document may be relied on. */
export interface Confidence {
  readonly level: 'high' | 'medium' | 'low' | 'none';
  /** Why, as a sentence. */
  readonly reason: string;
}

/** Older sources back nothing alone, days: a year holds every season once. */
const staleAfterDays = 365;

/**
 * Counted from the sources, never said by an engine: two kinds of source back a claim better than one, what the business
 * counted itself better than what others said, and what is older than a year hardly at all.
 */
export function confidenceOf(sources: readonly Source[], today: string): Confidence {
  const [first] = sources;
  if (!first) return { level: 'none', reason: 'No source supports it: an assumption to test.' };
  const newest = sources.reduce((last, { day }) => (day > last ? day : last), first.day);
  const kinds = new Set(sources.map(({ kind }) => kind));
  const basis = `${counted(sources.length, 'source')} of ${counted(kinds.size, 'kind')}`;
  if (daysBetween(newest, today) > staleAfterDays) {
    return { level: 'low', reason: `${basis}, the newest older than a year.` };
  }
  const own = kinds.has('records');
  const level = kinds.size >= 2 ? 'high' : own || sources.length >= 2 ? 'medium' : 'low';
  return { level, reason: own ? `${basis}, your own records among them.` : `${basis}.` };
}

/** "High confidence". */
export const confidenceWords: Readonly<Record<Confidence['level'], string>> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'Low confidence',
  none: 'Assumptions',
};

/** A part of a document between two headings. */
export interface ResearchPart {
  /** Empty before the first heading. */
  readonly heading: string;
  /** Its lines as they are in the result. */
  readonly text: string;
  /** What its lines rest on, each once. */
  readonly sources: readonly Source[];
  /** It claims something: a line names a source, or says that it is an assumption. */
  readonly claims: boolean;
}

/** The parts of a result, also of one that a person changed; a number that no source has is nothing to rest on. */
export function partsOf(text: string, told: readonly Source[]): readonly ResearchPart[] {
  const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const line of text.split('\n')) {
    if (/^#+ /.test(line.trim())) parts.push({ heading: line.trim().replace(/^#+ /, ''), lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts
    .map(({ heading, lines: given }) => {
      const own = given.join('\n').trim();
      const lines = resultLines(own);
      const numbers = new Set(lines.flatMap(({ evidence }) => evidence));
      const sources = [...numbers].flatMap((number) => told[number - 1] ?? []);
      const claims = lines.some(({ evidence, assumption }) => assumption || evidence.length > 0);
      return { heading, text: own, sources, claims };
    })
    .filter(({ text: own }) => own !== '');
}

/** The day a document is due again; nothing without a schedule. A month ends where it ends: 31 January, 28 February. */
export function dueOn(madeOn: string, schedule: Schedule): string | undefined {
  if (schedule === 'never') return undefined;
  const made = new Date(`${madeOn}T00:00:00Z`);
  if (schedule === 'weekly') made.setUTCDate(made.getUTCDate() + 7);
  else {
    const day = made.getUTCDate();
    made.setUTCMonth(made.getUTCMonth() + (schedule === 'monthly' ? 1 : 3), 1);
    const last = new Date(Date.UTC(made.getUTCFullYear(), made.getUTCMonth() + 1, 0)).getUTCDate();
    made.setUTCDate(Math.min(day, last));
  }
  return made.toISOString().slice(0, 10);
}

/** What became of a source since a version was made. */
export interface SourceChange {
  readonly title: string;
  readonly before: string | undefined;
  readonly now: string | undefined;
}

/** What the sources say now and did not say then; what a person left out meanwhile is no change. */
export function changedSources(
  told: readonly Source[],
  now: readonly Source[],
  { leftOut }: Pick<Research, 'leftOut'>,
): readonly SourceChange[] {
  const before = new Map(told.map((source) => [source.id, source]));
  const after = new Map(now.map((source) => [source.id, source]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => !leftOut.includes(id))
    .flatMap((id) => {
      const [was, is] = [before.get(id), after.get(id)];
      const title = is?.title ?? was?.title ?? '';
      return was?.says === is?.says ? [] : [{ title, before: was?.says, now: is?.says }];
    });
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
