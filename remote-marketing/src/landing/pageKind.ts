import type { DocumentKind } from '../editor/documentKind';
import { builderHref } from './landingAddresses';
import { type LandingPage, type PageVersion, pageStore } from './landingPage';
import { duplicatePage } from './landingPageState';
import { PageThumbnail, ThumbnailStyles } from './PageThumbnail';

/** Landing pages in the list and the header of their builder. */
export const pageKind: DocumentKind<LandingPage, PageVersion> = {
  store: pageStore,
  hrefOf: builderHref,
  duplicate: duplicatePage,
  Thumbnail: PageThumbnail,
  ThumbnailStyles,
};
