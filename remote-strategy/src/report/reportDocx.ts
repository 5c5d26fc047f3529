import { resultLines } from '../analysis/resultLines';
import type { Report } from './report';
import { reportLine, restsOn, trailText } from './reportText';

/** The report as a Word file with real headings, lists and tables. Fetches its library when first asked. */
export async function reportDocx(report: Report): Promise<Blob> {
  const { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } = await import(
    'docx'
  );
  const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    new Paragraph({ text, heading: level });
  const document = new Document({
    title: report.title,
    description: 'Executive report',
    sections: [
      {
        children: [
          heading(report.title, HeadingLevel.TITLE),
          new Paragraph(reportLine(report)),
          ...report.sections.flatMap(({ title, text, chart }) => [
            heading(title, HeadingLevel.HEADING_1),
            ...resultLines(text).map((line) =>
              line.kind === 'heading'
                ? heading(line.text, HeadingLevel.HEADING_2)
                : new Paragraph({
                    children: [new TextRun(line.text), new TextRun({ text: restsOn(line), italics: true })],
                    ...(line.kind === 'point' && { bullet: { level: 0 } }),
                  }),
            ),
            ...(chart
              ? [
                  ...(chart.title
                    ? [new Paragraph({ children: [new TextRun({ text: chart.title, italics: true })] })]
                    : []),
                  new Table({
                    width: { size: 100, type: WidthType.PERCENTAGE },
                    rows: chart.bars.map(
                      ({ label, display }) =>
                        new TableRow({
                          children: [label, display].map(
                            (words) => new TableCell({ children: [new Paragraph(words)] }),
                          ),
                        }),
                    ),
                  }),
                ]
              : []),
          ]),
          ...(report.trail.length > 0
            ? [
                heading('Appendix: review trail', HeadingLevel.HEADING_1),
                ...report.trail.map((line) => new Paragraph({ text: trailText(line), bullet: { level: 0 } })),
              ]
            : []),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}
