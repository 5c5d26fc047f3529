import type { DocumentKind } from '../editor/documentKind';
import { EmailThumbnail, EmailThumbnailStyles } from './EmailThumbnail';
import { designHref } from './emailAddresses';
import type { EmailDesign, EmailVersion } from './emailDesign';
import { duplicateDesign, restoreWords } from './emailDesignState';
import { emailStore } from './emailStore';

/** Emails in the list and the header of their builder. */
export const emailKind: DocumentKind<EmailDesign, EmailVersion> = {
  store: emailStore,
  hrefOf: designHref,
  duplicate: duplicateDesign,
  Thumbnail: EmailThumbnail,
  ThumbnailStyles: EmailThumbnailStyles,
  onRestore: restoreWords,
};
