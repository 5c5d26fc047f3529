import type { EmailBlock } from '../emailBlock';
import { button } from './button';
import { column, columns } from './columns';
import { divider } from './divider';
import { footer } from './footer';
import { header } from './header';
import { heading } from './heading';
import { html } from './html';
import { image } from './image';
import { product } from './product';
import { social } from './social';
import { spacer } from './spacer';
import { text } from './text';

/** The blocks of an email. A new kind: a file with `defineEmailBlock`, a line here, its look in `mailCss`. */
export const emailBlocks: ReadonlyMap<string, EmailBlock> = new Map(
  [text, heading, button, image, columns, column, divider, spacer, header, product, social, footer, html].map((one) => [
    one.kind,
    one,
  ]),
);
