import type { EditorDocument } from '../editor/document';
import { DocumentStore } from '../editor/documentStore';
import { emailBlocks } from './blocks';
import { type EmailDesign, emailDesigns, emailVersions } from './emailDesign';

/** Emails and their versions, as the builder keeps them. */
export const emailStore = new DocumentStore({
  noun: 'email',
  rows: emailDesigns,
  versions: emailVersions,
  blocks: emailBlocks,
  factsOf: ({ id, subject, preheader, aiResultIds }) => ({
    designId: id,
    subject,
    preheader,
    ...(aiResultIds ? { aiResultIds } : {}),
  }),
  isOf: ({ designId }, id) => designId === id,
  isFixed: ({ campaignId }) => campaignId !== undefined,
});

export const mailDocumentOf = (row: Pick<EmailDesign, 'document'>): EditorDocument => emailStore.documentOf(row);
