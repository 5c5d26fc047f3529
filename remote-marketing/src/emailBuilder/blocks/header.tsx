import { PanelTop } from 'lucide-react';
import { address, brandLogo, brandName, choice, line } from '../../editor/fields';
import { escaped } from '../../editor/staticHtml';
import { safePicture } from '../../links/addressRules';
import { defineEmailBlock } from '../emailBlock';
import { mailFonts } from '../mailTheme';
import { e } from './mailClasses';
import { linePlain, pictureLeaf, textLeaf, textLook } from './mailParts';

/** Widths of a logo, px: a square one is better small. */
const logoWidths = { '80': 'Small', '160': 'Normal', '240': 'Large' } as const;

export const header = defineEmailBlock({
  kind: 'header',
  label: 'Header',
  icon: PanelTop,
  group: 'Business',
  keywords: 'logo brand name',
  fields: {
    brand: brandName('Name', 'With a logo it is what people hear or read who do not see it.'),
    src: brandLogo('brand'),
    width: choice('Width of the logo', logoWidths, '160'),
    note: line('Line beside it'),
    link: address('Logo goes to'),
  },
  View: ({ content: { src, brand, width }, box, text }) => (
    <div {...box} className={e.header}>
      {safePicture(src) ? (
        <img className={e.logo} style={{ inlineSize: `${width}px` }} src={safePicture(src)} alt={brand} />
      ) : (
        text('brand', 'p', e.brand)
      )}
      {text('note', 'p', e.note)}
    </div>
  ),
  leaves: ({ content: { brand, src, width, note, link }, look, theme }) => [
    ...(safePicture(src)
      ? pictureLeaf({ src, alt: brand, width, href: link, align: look.align ?? look.start })
      : textLeaf(
          {
            ...textLook(look, theme, 20),
            'font-family': mailFonts[theme.headingFont].stack,
            'font-weight': '700',
            'line-height': '1.3',
          },
          escaped(brand),
        )),
    ...textLeaf(textLook({ ...look, size: undefined }, theme, 14), escaped(note), 4),
  ],
  plain: ({ brand, note }) => [[...linePlain(brand), ...linePlain(note)].join('\n')].filter(Boolean),
});
