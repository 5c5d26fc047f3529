import { blocksCss, frameBreakpoints } from '../editor/blocksCss';
import type { EditorDocument } from '../editor/document';
import { type DocumentLook, Thumbnail } from '../editor/Thumbnail';
import { pageBlocks } from './blocks';
import { p } from './blocks/pageClasses';
import { pageCss, themeVariables } from './pageCss';

/** What all thumbnails of a screen share; once on the page. */
export const ThumbnailStyles = () => <style>{pageCss(frameBreakpoints)}</style>;

const look: DocumentLook = {
  blocks: pageBlocks,
  pageClass: p.page,
  variables: ({ theme }) => themeVariables(theme),
  css: blocksCss,
  width: 1200,
  shown: 4,
};

/** The beginning of a page. */
export const PageThumbnail = (props: { readonly id: string; readonly document: EditorDocument }) => (
  <Thumbnail {...props} look={look} />
);
