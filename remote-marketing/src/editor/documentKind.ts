import type { ComponentType } from 'react';
import type { EditorDocument } from './document';
import type { DocumentRow, DocumentStore, VersionRow } from './documentStore';

/** What the lists and headers of pages and of emails differ in. */
export interface DocumentKind<Row extends DocumentRow, Version extends VersionRow> {
  readonly store: DocumentStore<Row, Version>;
  /** Where one is edited. */
  readonly hrefOf: (id: string) => string;
  /** Adds a copy with a name of its own. */
  readonly duplicate: (id: string) => Row;
  readonly Thumbnail: ComponentType<{ readonly id: string; readonly document: EditorDocument }>;
  /** What all thumbnails share; once on a page. */
  readonly ThumbnailStyles: ComponentType;
  /** What a version brings back besides its document. */
  readonly onRestore?: (version: Version) => void;
}

/** "Page" */
export const titleOf = (noun: string): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
