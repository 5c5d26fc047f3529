import { type AiResult, approvedText } from '@steps/business';
import type { Evidence } from '../analysis/evidence';
import { phases } from '../analysis/phases';
import { renumbered, resultLines, withoutAssumptions } from '../analysis/resultLines';
import { approvedVersion, toldFacts } from '../analysis/results';
import type { AnalysisSession } from '../analysis/session';
import { workOn } from '../analysis/sessionRules';
import type { Report, ReportSection, TrailLine } from './report';

interface Material {
  readonly session: AnalysisSession;
  readonly business: string;
  /** The versions of each phase, from phase 1. */
  readonly versions: readonly (readonly AiResult[])[];
  /** Figures for the charts. */
  readonly evidence: readonly Evidence[];
  /** The executive summary, when a person approved one. */
  readonly summary: AiResult | undefined;
  readonly now: Date;
}

/** Figures drawn where a phase is about them. */
const chartOfPhase: Readonly<Record<number, string>> = {
  2: 'won-by-source',
  3: 'segments',
  4: 'lost-reasons',
  6: 'open-pipeline',
};

/**
 * The report of a session: what was approved as it was approved, in the order of the phases, and who decided. A rejected or
 * undecided result is never in it; nothing at all without an approved one.
 */
export function assembledReport({ session, business, versions, evidence, summary, now }: Material): Report | undefined {
  const numbers = evidenceNumbers();
  const given: { readonly title: string; readonly assumptions: readonly string[] }[] = [];
  const sections = phases.flatMap(({ id, title }, at): ReportSection[] => {
    const entry = approvedVersion(versions[at] ?? []);
    if (!entry) return [];
    const { body, assumptions } = withoutAssumptions(approvedText(entry));
    if (body) given.push({ title: `${id}. ${title}`, assumptions });
    const figure = evidence.find((one) => one.id === chartOfPhase[id] && one.parts && one.parts.length > 0);
    return [
      {
        id: `phase-${id}`,
        title: `${id}. ${title}`,
        text: renumbered(body || approvedText(entry), numbers.of(toldFacts(entry))),
        resultId: entry.id,
        ...(figure?.parts && {
          chart: {
            title: `${figure.label}, ${figure.detail}`,
            bars: figure.parts.slice(0, 8).map((part) => ({ ...part })),
          },
        }),
      },
    ];
  });
  if (sections.length === 0) return undefined;
  const opening: ReportSection[] = summary
    ? [{ id: 'summary', title: 'Summary', text: approvedText(summary), resultId: summary.id }]
    : [{ id: 'summary', title: 'Summary', text: firstLines(sections) }];
  return {
    id: session.id,
    title: `Strategic analysis of ${business}`,
    preparedFor: business,
    sections: [...opening, ...sections, ...assumptionsOf(given), ...evidenceOf(numbers.facts, sections)],
    evidence: [...numbers.facts],
    trail: trailOf(session, versions),
    countedAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** Numbers the facts of a report in the order in which its text names them, each fact once. */
function evidenceNumbers() {
  const facts: string[] = [];
  return {
    facts,
    of: (told: readonly string[]) => (number: number) => {
      const fact = told[number - 1];
      if (fact === undefined) return undefined;
      const words = sourceOf(fact);
      if (!facts.includes(words)) facts.push(words);
      return facts.indexOf(words) + 1;
    },
  };
}

/** What AI wrote before is named, not quoted: it may have been rejected since. */
const sourceOf = (fact: string) =>
  /^(Phase \d, [^:]{1,80}|What was learned from the website):/.exec(fact)?.[1] ?? fact.replaceAll(/\s+/g, ' ').trim();

/** What the phases take as given, each line once, under the first phase that says it. */
function assumptionsOf(
  given: readonly { readonly title: string; readonly assumptions: readonly string[] }[],
): readonly ReportSection[] {
  const known = new Set<string>();
  const blocks = given.flatMap(({ title, assumptions }) => {
    const own = assumptions.filter((line) => !known.has(line));
    for (const line of own) known.add(line);
    return own.length > 0 ? [`## ${title}\n${own.map((line) => `- ${line}`).join('\n')}`] : [];
  });
  if (blocks.length === 0) return [];
  return [{ id: 'assumptions', title: 'Assumptions', text: [assumptionsLine, ...blocks].join('\n\n') }];
}

const assumptionsLine = 'What this report assumes until somebody checks it.';

/** What the numbers name; a fact whose words are in the text already is named by its label and the place. */
function evidenceOf(facts: readonly string[], sections: readonly ReportSection[]): readonly ReportSection[] {
  if (facts.length === 0) return [];
  const lines = facts.map((fact, at) => {
    const place = sections.find(({ text }) => text.includes(fact));
    const label = fact.split(':', 1)[0];
    return `${at + 1}. ${place && label ? `${label}, told in phase ${place.id.slice('phase-'.length)}` : fact}`;
  });
  return [{ id: 'evidence', title: 'Evidence', text: lines.join('\n\n') }];
}

/** The approved findings of a session, for a summary. */
export const approvedFindings = (versions: readonly (readonly AiResult[])[]): readonly string[] =>
  versions.flatMap((own) => {
    const entry = approvedVersion(own);
    return entry ? [resultLines(approvedText(entry))[0]?.text ?? ''] : [];
  });

/** Every decision about every version, and the notes, in the order of the phases. */
function trailOf(session: AnalysisSession, versions: readonly (readonly AiResult[])[]): TrailLine[] {
  return phases.flatMap(({ id, title }, at) => {
    const own = versions[at] ?? [];
    const phase = `${id}. ${title}`;
    const decisions = own.flatMap((entry, index) =>
      entry.history
        .filter(({ action }) => action in decisionWords)
        .map(({ at: when, actor, action, note }) => ({
          phase: own.length > 1 ? `${phase}, version ${index + 1}` : phase,
          decision: decisionWords[action] ?? action,
          by: actor,
          at: when,
          // Only what a person wrote: a rejected text stays out, the reason may be shown.
          note,
        })),
    );
    const { notes } = workOn(session, id);
    return notes.trim()
      ? [...decisions, { phase, decision: 'Notes', by: 'You', at: session.updatedAt, note: notes.trim() }]
      : decisions;
  });
}

/** What a person decided about a result, in a word; other entries of its trail have none. */
export const decisionWords: Readonly<Record<string, string>> = {
  approved: 'Approved',
  modified: 'Modified',
  rejected: 'Rejected',
  reopened: 'Reopened',
};

/** Without a written summary, the first line of each phase: nothing new is said. */
const firstLines = (sections: readonly ReportSection[]): string =>
  sections.map(({ title, text }) => `- ${title}: ${resultLines(text)[0]?.text ?? ''}`).join('\n');
