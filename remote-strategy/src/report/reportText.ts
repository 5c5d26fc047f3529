import { formatDate, formatFull } from '@steps/platform';
import { resultLines } from '../analysis/resultLines';
import type { Report } from './report';

/** The line under the title: for whom, and of when the figures are. */
export const reportLine = ({ preparedFor, countedAt }: Report): string =>
  `Prepared for ${preparedFor}. Figures of ${formatDate(countedAt, { year: true })}.`;

/** One decision as a line. */
export const trailText = ({ phase, decision, by, at, note }: Report['trail'][number]): string =>
  `${phase}: ${decision}${decision === 'Notes' ? '' : ` by ${by}, ${formatFull(at)}`}${note ? `. ${note}` : ''}`;

/** The report as Markdown: complete in itself, to be pasted anywhere. */
export function reportMarkdown(report: Report): string {
  const blocks = [
    `# ${escaped(report.title)}`,
    reportLine(report),
    ...report.sections.flatMap(({ title, text, chart }) => [
      `## ${escaped(title)}`,
      ...sectionBlocks(text),
      ...(chart
        ? [
            ...(chart.title ? [`**${escaped(chart.title)}**`] : []),
            [
              '| | |',
              '| --- | ---: |',
              ...chart.bars.map(({ label, display }) => `| ${cell(label)} | ${cell(display)} |`),
            ].join('\n'),
          ]
        : []),
    ]),
    ...(report.trail.length > 0
      ? ['## Appendix: review trail', report.trail.map((line) => `- ${trailText(line)}`).join('\n')]
      : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function sectionBlocks(text: string): readonly string[] {
  const blocks: string[] = [];
  let points: string[] = [];
  const flush = () => {
    if (points.length > 0) blocks.push(points.join('\n'));
    points = [];
  };
  for (const line of resultLines(text)) {
    const rests = restsOn(line);
    if (line.kind === 'point') points.push(`- ${line.text}${rests}`);
    else {
      flush();
      blocks.push(line.kind === 'heading' ? `### ${escaped(line.text)}` : `${line.text}${rests}`);
    }
  }
  flush();
  return blocks;
}

/** What a point rests on, in words. */
export const restsOn = ({ evidence, assumption }: { evidence: readonly number[]; assumption: boolean }): string =>
  assumption ? ' (assumption)' : evidence.length > 0 ? ` (evidence ${evidence.join(', ')})` : '';

const escaped = (text: string) => text.replaceAll(/[\\`*_#[\]<>]/g, '\\$&');
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
