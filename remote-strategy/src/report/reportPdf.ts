import { activeClient } from '@steps/business';
import { type PdfPages, pdfFile, printable } from '@steps/platform/pdf';
import type { Content } from 'pdfmake/interfaces';
import { resultLines } from '../analysis/resultLines';
import type { Report, ReportSection } from './report';
import { reportLine, restsOn, trailText } from './reportText';

/** Ink of headings and bars where the client has no colour of its own. */
const plainColour = '#0e6a78';
const muted = '#555555';
/** Width of the longest bar and of the whole drawing, points. */
const [barWidth, chartWidth] = [240, 499];

/**
 * The report as a PDF with selectable text and its headings as bookmarks. Rejects with `LettersNotInFontError`.
 */
export const reportPdf = async (report: Report): Promise<Blob> =>
  (await pdfFile(reportDocument(withBreaks(printable(report))))).file;

/** Longer words are broken: the library measures one anew for each letter that does not fit. */
const longestWord = /\S{120}(?=\S)/g;
const withBreaks = (report: Report): Report =>
  JSON.parse(JSON.stringify(report), (_, value) =>
    typeof value === 'string' ? value.replaceAll(longestWord, '$& ') : value,
  );

/** What is on the pages. */
export function reportDocument(report: Report): PdfPages {
  const colour = activeClient()?.primaryColour ?? plainColour;
  return {
    info: { title: report.title, subject: 'Executive report' },
    pageSize: 'A4',
    pageMargins: [48, 56, 48, 64],
    defaultStyle: { fontSize: 10.5, lineHeight: 1.3 },
    styles: {
      heading: { fontSize: 14, bold: true, color: colour, margin: [0, 18, 0, 6] },
      subheading: { fontSize: 11, bold: true, margin: [0, 8, 0, 2] },
    },
    head: report.title,
    foot: { left: report.preparedFor, before: 'Page', top: 24 },
    content: [
      { text: report.title, fontSize: 22, bold: true, outline: true, outlineExpanded: true },
      { text: reportLine(report), color: muted, margin: [0, 4, 0, 0] },
      {
        canvas: [{ type: 'line', x1: 0, y1: 8, x2: chartWidth, y2: 8, lineWidth: 1.5, lineColor: colour }],
      },
      ...report.sections.flatMap((section) => sectionContent(section, colour)),
      ...(report.trail.length > 0
        ? [
            { text: 'Appendix: review trail', style: 'heading', outline: true } as Content,
            { text: 'Every result was read by a person. What was rejected is not part of this report.', color: muted },
            { ul: report.trail.map(trailText), margin: [0, 6, 0, 0] } as Content,
          ]
        : []),
    ],
  };
}

/** A section is a bookmark, and its headings are bookmarks below it. */
function sectionContent({ id, title, text, chart }: ReportSection, colour: string): Content[] {
  const content: Content[] = [{ id, text: title, style: 'heading', outline: true }];
  for (const line of resultLines(text)) {
    const words = { text: [line.text, { text: restsOn(line), color: muted, fontSize: 9 }] };
    if (line.kind === 'heading')
      content.push({ text: line.text, style: 'subheading', outline: true, outlineParentId: id });
    else if (line.kind === 'point') content.push({ ul: [words], margin: [0, 0, 0, 3] });
    else content.push({ ...words, margin: [0, 0, 0, 6] });
  }
  if (chart) content.push(chartContent(chart, colour));
  return content;
}

/** Bars with their words and values as text, so that they are read, searched and copied too. */
function chartContent({ title, bars }: NonNullable<ReportSection['chart']>, colour: string): Content {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return {
    unbreakable: true,
    margin: [0, 10, 0, 6],
    stack: [
      ...(title
        ? [{ text: title, fontSize: 9, color: muted, margin: [0, 0, 0, 4] as [number, number, number, number] }]
        : []),
      {
        layout: 'noBorders',
        table: {
          widths: [140, barWidth, '*'],
          body: bars.map(({ label, value, display }) => [
            label,
            { canvas: [{ type: 'rect', x: 0, y: 2, w: Math.max((value / most) * barWidth, 1), h: 9, color: colour }] },
            { text: display, bold: true },
          ]),
        },
      },
    ],
  };
}
