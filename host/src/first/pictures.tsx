import { renderToStaticMarkup } from 'react-dom/server';
import { FirstGate } from './FirstGate';
import { FirstPage } from './FirstPage';

/** What index.html brings along, by the id of its template. Run by the build alone (shared/build/rspack/firstPicture.mjs). */
export const pictures = {
  'steps-first-gate': renderToStaticMarkup(<FirstGate />),
  // Its words depend on the address: the script within index.html puts them in.
  'steps-first-page': renderToStaticMarkup(<FirstPage label="" />),
};
