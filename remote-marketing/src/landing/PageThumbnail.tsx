import { memo, useMemo } from 'react';
import { blocksCss, frameBreakpoints } from '../editor/blocksCss';
import type { EditorDocument } from '../editor/document';
import { nodeOf } from '../editor/documentRules';
import { drawn } from '../editor/drawing';
import { pageBlocks } from './blocks';
import { p } from './blocks/pageClasses';
import styles from './PageThumbnail.module.css';
import { pageCss, themeVariables } from './pageCss';

/** What all thumbnails of a screen share; once on the page. */
export const ThumbnailStyles = () => <style>{pageCss(frameBreakpoints)}</style>;

/** As many blocks as a thumbnail shows. */
const blocksShown = 4;

/** The beginning of a page, drawn from the page itself and made small. Nothing in it can be reached. */
export const PageThumbnail = memo(function PageThumbnail({
  id,
  document,
}: {
  readonly id: string;
  readonly document: EditorDocument;
}) {
  const scope = `thumbnail-${id}`;
  const css = useMemo(() => blocksCss(document, frameBreakpoints, `[data-thumbnail="${scope}"]`), [document, scope]);
  const first = nodeOf(document, document.root).children.slice(0, blocksShown);
  return (
    <div className={styles.window} aria-hidden="true" inert>
      <style>{css}</style>
      <div className={styles.frame} style={{ container: 'page / inline-size' }} data-thumbnail={scope}>
        <div className={p.page} style={themeVariables(document.theme)}>
          {first.map((block) => drawn(document, pageBlocks, block))}
        </div>
      </div>
    </div>
  );
});
