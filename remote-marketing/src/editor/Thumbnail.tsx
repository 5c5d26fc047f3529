import { PartBoundary } from '@steps/platform/ui';
import { type CSSProperties, memo, useMemo } from 'react';
import type { BlockDictionary } from './blockKind';
import { type Breakpoints, frameBreakpoints } from './blocksCss';
import type { EditorDocument } from './document';
import { documentLanguage } from './documentLanguage';
import { nodeOf } from './documentRules';
import { drawn } from './drawing';
import styles from './Thumbnail.module.css';

/** How the documents of a builder look, apart from one document's own styles. */
export interface DocumentLook {
  readonly blocks: BlockDictionary;
  /** Class of the outermost element. */
  readonly pageClass: string;
  readonly variables: (document: EditorDocument) => CSSProperties;
  readonly css: (document: EditorDocument, breakpoints: Breakpoints, scope: string) => string;
  /** How wide it is drawn before it is made small. px. */
  readonly width: number;
  /** As many blocks as a thumbnail shows. */
  readonly shown: number;
}

interface ThumbnailProps {
  readonly id: string;
  readonly document: EditorDocument;
  readonly look: DocumentLook;
}

/** The beginning of a document, drawn from the document itself and made small. Nothing in it can be reached. */
export const Thumbnail = memo(function Thumbnail({ id, document, look }: ThumbnailProps) {
  const scope = `thumbnail-${id}`;
  const css = useMemo(
    () => look.css(document, frameBreakpoints, `[data-thumbnail="${scope}"]`),
    [document, scope, look],
  );
  const first = nodeOf(document, document.root).children.slice(0, look.shown);
  return (
    <div className={styles.window} aria-hidden="true" inert>
      <style>{css}</style>
      <div
        className={styles.frame}
        style={{ '--wide': `${look.width}px`, container: 'page / inline-size' } as CSSProperties}
        data-thumbnail={scope}
      >
        <div className={look.pageClass} style={look.variables(document)} {...documentLanguage(document, look.blocks)}>
          <PartBoundary>{first.map((block) => drawn(document, look.blocks, block))}</PartBoundary>
        </div>
      </div>
    </div>
  );
});
