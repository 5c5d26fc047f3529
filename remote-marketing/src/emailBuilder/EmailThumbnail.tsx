import { type Breakpoints, blocksCss } from '../editor/blocksCss';
import type { EditorDocument } from '../editor/document';
import { type DocumentLook, Thumbnail } from '../editor/Thumbnail';
import { emailBlocks } from './blocks';
import { e } from './blocks/mailClasses';
import { mailCss, mailVariables } from './mailCss';

/** What all thumbnails of emails share; once on the page. */
export const EmailThumbnailStyles = () => <style>{mailCss}</style>;

/** Styles of single blocks: headings take size and weight from their block only where it has some. */
export function mailBlocksCss(document: EditorDocument, breakpoints: Breakpoints, scope: string): string {
  const own = Object.entries(document.nodes).flatMap(([id, { styles }]) =>
    styles.fontSize || styles.fontWeight
      ? [
          `${scope} [data-block="${id}"] :is(h1,h2,h3){${styles.fontSize ? 'font-size:inherit;' : ''}${styles.fontWeight ? 'font-weight:inherit' : ''}}`,
        ]
      : [],
  );
  return [blocksCss(document, breakpoints, scope), ...own].join('\n');
}

const look: DocumentLook = {
  blocks: emailBlocks,
  pageClass: e.page,
  variables: ({ theme }) => mailVariables(theme),
  css: mailBlocksCss,
  width: 680,
  shown: 6,
};

/** The beginning of an email. */
export const EmailThumbnail = (props: { readonly id: string; readonly document: EditorDocument }) => (
  <Thumbnail {...props} look={look} />
);
