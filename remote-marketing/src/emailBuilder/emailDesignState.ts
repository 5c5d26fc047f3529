import { commit, existing, put, stamp } from '@steps/platform';
import type { EditorDocument } from '../editor/document';
import { type EmailDesign, type EmailVersion, emailDesigns } from './emailDesign';
import { emailStore } from './emailStore';

interface NewDesign
  extends Partial<Pick<EmailDesign, 'subject' | 'preheader' | 'templateId' | 'pieceId' | 'aiResultIds'>> {
  readonly name: string;
  readonly document: EditorDocument;
}

/** Adds an email. `RuleError` without a name. */
export const createDesign = ({ name, document, subject = '', preheader = '', ...from }: NewDesign): EmailDesign =>
  emailStore.add(name, document, { subject, preheader, ...from });

/** Changes what an inbox shows of an email, or its name. `RuleError` without a name. */
export const describeDesign = (id: string, facts: Partial<Pick<EmailDesign, 'name' | 'subject' | 'preheader'>>): void =>
  emailStore.describe(id, facts);

/** Names an entry of the ledger as the source of words in an email. Undoing in the builder leaves the name: it does no harm. */
export function nameSource(id: string, aiResultId: string): void {
  const design = existing(emailDesigns, id);
  const { aiResultIds = [] } = design;
  if (aiResultIds.includes(aiResultId)) return;
  const next = { ...design, aiResultIds: [...aiResultIds, aiResultId], updatedAt: stamp() };
  commit({ label: `Edit ${design.name}`, changes: [put(emailDesigns, next)], undoable: false });
}

/** Brings back what a version says besides its blocks. The document is the editor's. */
export function restoreWords({ designId, subject, preheader, aiResultIds }: EmailVersion): void {
  const { aiResultIds: _now, ...design } = existing(emailDesigns, designId);
  const next = { ...design, subject, preheader, ...(aiResultIds ? { aiResultIds } : {}), updatedAt: stamp() };
  commit({ label: `Restore ${design.name}`, changes: [put(emailDesigns, next)], undoable: false });
}

/** A copy with a name of its own. */
export function duplicateDesign(id: string): EmailDesign {
  const { pieceId: _from, ...design } = existing(emailDesigns, id);
  return emailStore.duplicate(design);
}
