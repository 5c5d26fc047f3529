import { type AiResult, approvedText } from '@steps/business';
import { formatDate, ownDay } from '@steps/platform';
import { decisionWords } from '../report/assembleReport';
import type { Report, ReportSection, TrailLine } from '../report/report';
import { sourceKinds } from '../tasks/researchSource';
import { type Research, schedules } from './research';
import { confidenceOf, confidenceWords, dueOn, partsOf } from './researchRules';
import { toldSources } from './researchState';

/**
 * The document of an approved version: its parts with how far each may be relied on, its sources, and how it was made and
 * reviewed.
 */
export function researchDocument(
  research: Research,
  approved: AiResult,
  versions: readonly AiResult[],
  business: string,
): Report {
  const told = toldSources(approved);
  const madeOn = ownDay(approved.createdAt);
  const parts = partsOf(approvedText(approved), told).map(
    ({ heading, text, sources, claims }, at): ReportSection => ({
      id: `part-${at}`,
      title: heading || 'Summary',
      text: claims ? `${text}\n${confidenceLine(confidenceOf(sources, madeOn))}` : text,
    }),
  );
  return {
    id: research.id,
    title: research.question,
    preparedFor: business,
    sections: [
      ...parts,
      {
        id: 'sources',
        title: 'Sources',
        text:
          told
            .map(
              ({ title, says, kind, day, address }, at) =>
                `- ${at + 1}. ${sourceWords(title, says, parts)} ${sourceKinds[kind]}, ${formatDate(day, { year: true })}${address?.startsWith('http') ? `, ${address}` : ''}`,
            )
            .join('\n') || 'No source was given.',
      },
      { id: 'method', title: 'How this was made', text: methodOf(research, approved) },
    ],
    trail: versions.flatMap((entry, at) => decisionsOn(entry, versions.length > 1 ? `Version ${at + 1}` : 'Document')),
    countedAt: approved.createdAt,
    updatedAt: approved.decidedAt ?? approved.createdAt,
  };
}

/** What a source is and says; what a part tells in its words already is not said again. */
function sourceWords(title: string, says: string, parts: readonly ReportSection[]): string {
  const words = `${title}: ${says}`.replace(/[.\s]+$/, '');
  return `${parts.some(({ text }) => text.includes(words)) ? title : words}.`;
}

function methodOf({ schedule }: Research, { engine, model, createdAt, status }: AiResult): string {
  const due = dueOn(ownDay(createdAt), schedule);
  return [
    `- ${engine === 'built-in' ? 'Filled into a template' : `Written by ${model || engine}`} from the sources above, and from nothing else.`,
    `- Read by a person and ${status === 'modified' ? 'approved with changes' : 'approved'}.`,
    '- Confidence is based on the number, kind and age of each part’s sources.',
    `- Updates: ${schedules[schedule].toLowerCase()}${due ? `, next on ${formatDate(due, { year: true })}` : ''}.`,
  ].join('\n');
}

const confidenceLine = ({ level, reason }: ReturnType<typeof confidenceOf>) => `${confidenceWords[level]}. ${reason}`;

const decisionsOn = ({ history }: AiResult, phase: string): TrailLine[] =>
  history.flatMap(({ at, actor, action, note }) => {
    const decision = decisionWords[action];
    return decision ? [{ phase, decision, by: actor, at, note }] : [];
  });
