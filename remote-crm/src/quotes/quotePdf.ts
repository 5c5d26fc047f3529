import { inFont, type PdfPages, pdfFile, printable } from '@steps/platform/pdf';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Quote, Seller } from '../nouns/quote';
import { customerLines } from './quoteCustomer';
import { linePence, longDay, money, quantityText, quoteTotals, sumRows, vatLabels } from './quoteRules';
import { sellerOf } from './quoteSettings';

/** Ink of headings if the client has no colour of its own. */
const plainColour = '#0e6a78';

/** The quote as a PDF file with selectable text. Rejects with `LettersNotInFontError`. */
export async function quotePdf(quote: Quote): Promise<Blob> {
  const [seller, customer] = [sellerOf(quote), customerLines(quote)];
  printable(textsOf(quote, seller, customer));
  return (await pdfFile(quoteDocument(quote, seller, customer))).file;
}

/** All words of the file that somebody typed. */
const textsOf = (quote: Quote, seller: Seller, customer: readonly string[]): readonly string[] => [
  ...[seller.name, seller.details, seller.vatNumber, ...customer],
  ...quote.lines.map(({ description }) => description),
  ...[quote.notes, quote.terms],
];

/** The content of the pages. */
export function quoteDocument(quote: Quote, seller: Seller, customer: readonly string[]): PdfPages {
  const colour = seller.colour ?? plainColour;
  return {
    info: { title: `Quote ${quote.number}`, author: seller.name },
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 64],
    defaultStyle: { fontSize: 10, lineHeight: 1.25 },
    foot: {
      left: [inFont(seller.name), seller.vatNumber && `VAT number ${seller.vatNumber}`].filter(Boolean).join(' · '),
      before: `${quote.number} · page`,
      top: 24,
    },
    content: [
      {
        columns: [
          [
            { text: inFont(seller.name), fontSize: 16, bold: true, color: colour },
            { text: inFont(seller.details), color: '#555555' },
          ],
          [
            { text: `Quote ${quote.number}`, fontSize: 16, bold: true, alignment: 'right' },
            { text: longDay(quote.date), alignment: 'right' },
            { text: `Valid until ${longDay(quote.validUntil)}`, alignment: 'right' },
          ],
        ],
      },
      { text: inFont(customer.join('\n')), margin: [0, 24, 0, 24] },
      lineTable(quote),
      sums(quote),
      ...[quote.notes, quote.terms]
        .filter(Boolean)
        .map((text): Content => ({ text: inFont(text), margin: [0, 12, 0, 0] })),
    ],
  };
}

/** The lines, with the head repeated on each page; a line is never split. */
function lineTable({ lines }: Quote): Content {
  const head = ['Description', 'Quantity', 'Unit price', 'VAT', 'Sum'].map(
    (text, index): TableCell => ({ text, bold: true, noWrap: true, alignment: index === 0 ? 'left' : 'right' }),
  );
  const rows = lines.map((line): TableCell[] => [
    inFont(line.description),
    ...[quantityText(line.quantityMilli), money(line.unitPence), vatLabels[line.vat], money(linePence(line))].map(
      (text): TableCell => ({ text, noWrap: true, alignment: 'right' }),
    ),
  ]);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 'auto', 'auto', 'auto', 'auto'],
      body: [head, ...rows],
    },
    layout: 'lightHorizontalLines',
  };
}

function sums(quote: Quote): Content {
  const { totalPence } = quoteTotals(quote);
  return {
    unbreakable: true,
    margin: [0, 12, 0, 12],
    columns: [
      { width: '*', text: '' },
      {
        width: 'auto',
        layout: 'noBorders',
        table: {
          body: [
            ...sumRows(quote).map(([label, amount]): TableCell[] => [label, { text: amount, alignment: 'right' }]),
            [
              { text: 'Total', bold: true, fontSize: 12 },
              { text: money(totalPence), bold: true, fontSize: 12, alignment: 'right' },
            ],
          ],
        },
      },
    ],
  };
}
