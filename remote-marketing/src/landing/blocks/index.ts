import { blockDictionary } from '../../editor/blockKind';
import { column, columns } from './columns';
import { cta } from './cta';
import { faq } from './faq';
import { features } from './features';
import { figures } from './figures';
import { footer } from './footer';
import { form } from './form';
import { gallery } from './gallery';
import { hero } from './hero';
import { image } from './image';
import { logos } from './logos';
import { navigation } from './navigation';
import { pricing } from './pricing';
import { spacer } from './spacer';
import { testimonials } from './testimonials';
import { text } from './text';
import { video } from './video';

/** The blocks of a landing page. A new kind: a file with `defineBlock`, a line here, its look in `pageCss`. */
export const pageBlocks = blockDictionary([
  hero,
  text,
  image,
  cta,
  columns,
  column,
  spacer,
  features,
  testimonials,
  form,
  navigation,
  pricing,
  faq,
  gallery,
  video,
  logos,
  figures,
  footer,
]);
