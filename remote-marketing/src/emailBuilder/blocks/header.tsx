import { PanelTop } from 'lucide-react';
import { safePicture } from '../../editor/addressRules';
import { address, brandLogo, brandName, line } from '../../editor/fields';
import { escaped } from '../../editor/staticHtml';
import { defineEmailBlock } from '../emailBlock';
import { mailFonts } from '../mailTheme';
import { e } from './mailClasses';
import { linePlain, pictureLeaf, textLeaf, textLook } from './mailParts';

export const header = defineEmailBlock({
  kind: 'header',
  label: 'Header',
  icon: PanelTop,
  group: 'Business',
  keywords: 'logo brand name',
  fields: {
    brand: brandName('Name', 'With a logo it is what people hear or read who do not see it.'),
    src: brandLogo('brand'),
    note: line('Line beside it'),
    link: address('Logo goes to'),
  },
  View: ({ content: { src, brand }, box, text }) => (
    <div {...box} className={e.header}>
      {safePicture(src) ? <img className={e.logo} src={safePicture(src)} alt={brand} /> : text('brand', 'p', e.brand)}
      {text('note', 'p', e.note)}
    </div>
  ),
  leaves: ({ content: { brand, src, note, link }, look, theme }) => [
    ...(safePicture(src)
      ? pictureLeaf({ src, alt: brand, width: '160', href: link, align: look.align ?? 'left' })
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
