import { PageSkeleton } from '@steps/shared/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { FirstGate } from './FirstGate';

/** What index.html brings along, by the id of its template. Run by the build alone (shared/build/rspack/firstPicture.mjs). */
export const pictures = {
  'steps-first-gate': renderToStaticMarkup(<FirstGate />),
  // Without words: the font would be fetched for them, before the program.
  'steps-first-page': renderToStaticMarkup(<PageSkeleton label="" />),
};
