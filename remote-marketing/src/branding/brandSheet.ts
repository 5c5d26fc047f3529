import { brandNameOf, type Client } from '@steps/business';
import { type PdfPages, pdfFile, printable } from '@steps/platform/pdf';
import type { Content } from 'pdfmake/interfaces';
import { brandPalette } from '../brand/brandTheme';
import type { BrandVoice } from '../content/brandRules';
import { colourPairs, pairUses, ratioText } from './brandColourRules';
import { fontOf } from './brandFonts';

const muted = '#555555';

/** The brand as a sheet for whoever makes something for it, with selectable text. Rejects with `LettersNotInFontError`. */
export async function brandSheetPdf(client: Client, voice: BrandVoice): Promise<Blob> {
  const { logo, favicon, ...words } = client;
  const [printed, printedVoice] = [printable({ ...words, logo: undefined }) as Client, printable(voice)];
  const picture = logo && (await (await import('../pictures/paintedPicture')).asPng(logo));
  return (await pdfFile(brandSheet(printed, printedVoice, picture))).file;
}

/** What is on the sheet. `picture`: the logo as PNG or JPEG. */
export function brandSheet(client: Client, voice: BrandVoice, picture?: string): PdfPages {
  const name = brandNameOf(client);
  const palette = brandPalette(client);
  const colour = palette[0]?.colour ?? '#0e6a78';
  const text = (title: string, words: string | undefined): Content[] =>
    words?.trim() ? [{ text: title, style: 'heading', outline: true }, { text: words.trim() }] : [];
  const list = (title: string, items: readonly string[]): Content[] =>
    items.length > 0 ? [{ text: title, style: 'heading', outline: true }, { ul: [...items] }] : [];
  const fonts = [
    client.headingFont && `Headings: ${fontOf(client.headingFont).label} (${fontOf(client.headingFont).stack})`,
    client.bodyFont && `Text: ${fontOf(client.bodyFont).label} (${fontOf(client.bodyFont).stack})`,
  ].filter((line): line is string => Boolean(line));
  const pairs = colourPairs(palette).filter(({ use }) => use !== 'none');
  return {
    info: { title: `Brand sheet: ${name}`, subject: 'Brand guidelines' },
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { fontSize: 10.5, lineHeight: 1.3 },
    styles: { heading: { fontSize: 13, bold: true, margin: [0, 16, 0, 4] } },
    foot: { left: client.sample ? `${name} · sample business` : name, before: 'Page', top: 20 },
    content: [
      ...(picture ? [{ image: picture, fit: [220, 72], margin: [0, 0, 0, 12] } as Content] : []),
      { text: name, fontSize: 22, bold: true },
      { text: ['Brand sheet', client.industry, client.country].filter(Boolean).join(' · '), color: muted },
      { canvas: [{ type: 'line', x1: 0, y1: 8, x2: 499, y2: 8, lineWidth: 2, lineColor: colour }] },
      ...(palette.length > 0
        ? [
            { text: 'Colours', style: 'heading', outline: true } as Content,
            {
              unbreakable: true,
              columnGap: 12,
              columns: palette.slice(0, 8).map(({ name: called, colour: shade }) => ({
                width: 'auto',
                stack: [
                  { canvas: [{ type: 'rect', x: 0, y: 0, w: 52, h: 36, color: shade, lineColor: '#cccccc' }] },
                  { text: called, fontSize: 8, bold: true, margin: [0, 3, 0, 0] },
                  { text: shade, fontSize: 8 },
                ],
              })),
            } as Content,
          ]
        : []),
      ...list(
        'Contrast',
        pairs.map(
          ({ one, other, ratio, use }) => `${one.name} and ${other.name}: ${ratioText(ratio)} to 1. ${pairUses[use]}.`,
        ),
      ),
      ...list('Fonts', fonts),
      ...text('Voice', client.brandGuidelines),
      ...list('Words to use', voice.use),
      ...list('Words to avoid', voice.avoid),
      ...text('Boilerplate', client.boilerplate),
    ],
  };
}
