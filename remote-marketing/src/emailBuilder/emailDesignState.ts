import { commit, drop, existing, formatMoment, newId, patched, put, RuleError, stamp } from '@steps/shared';
import type { EditorDocument } from '../editor/document';
import { type EmailDesign, type EmailVersion, emailDesigns, emailVersions } from './emailDesign';

/** Most versions that are kept of an email. */
const mostVersions = 30;

// A document is plain data; the row only says so more loosely.
const stored = (document: EditorDocument) => document as unknown as EmailDesign['document'];

interface NewDesign
  extends Partial<Pick<EmailDesign, 'subject' | 'preheader' | 'templateId' | 'pieceId' | 'aiResultIds'>> {
  readonly name: string;
  readonly document: EditorDocument;
}

/** Adds an email. `RuleError` without a name. */
export function createDesign({ name, document, subject = '', preheader = '', ...from }: NewDesign): EmailDesign {
  const at = stamp();
  const design: EmailDesign = {
    id: newId('email'),
    name: checkedName(name),
    subject,
    preheader,
    document: stored(document),
    ...from,
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Add ${design.name}`, changes: [put(emailDesigns, design)] });
  return design;
}

/** Keeps what the builder has now. The builder undoes its own edits, so this is no step of the product's history. */
export function keepDesign(id: string, document: EditorDocument): void {
  const design = emailDesigns.get(id);
  // Somebody may have deleted it while it was open: then there is nothing to keep.
  if (!design) return;
  const next = patched(design, { document: stored(document) });
  if (next !== design) {
    commit({
      label: `Edit ${design.name}`,
      changes: [put(emailDesigns, { ...next, updatedAt: stamp() })],
      undoable: false,
    });
  }
}

/** Keeps the email, and a version of it under a name. The oldest versions go, but for those that a campaign took. */
export function keepVersion(id: string, document: EditorDocument, name = '', campaignId?: string): EmailVersion {
  const design = existing(emailDesigns, id);
  const at = stamp();
  const { subject, preheader, aiResultIds } = design;
  const version: EmailVersion = {
    id: newId('version'),
    designId: id,
    name: name.trim().slice(0, 80) || `Saved ${formatMoment(at, new Date())}`,
    subject,
    preheader,
    document: stored(document),
    ...(aiResultIds ? { aiResultIds } : {}),
    ...(campaignId ? { campaignId } : {}),
    createdAt: at,
  };
  const older = emailVersions
    .all()
    .filter((one) => one.designId === id && !one.campaignId)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(mostVersions - 1);
  commit({
    label: `Save ${design.name}`,
    changes: [
      put(emailDesigns, { ...design, document: stored(document), updatedAt: at }),
      put(emailVersions, version),
      ...older.map((one) => drop(emailVersions, one.id)),
    ],
    undoable: false,
  });
  return version;
}

/** Changes what an inbox shows of an email, or its name. `RuleError` without a name. */
export function describeDesign(id: string, facts: Partial<Pick<EmailDesign, 'name' | 'subject' | 'preheader'>>): void {
  const design = existing(emailDesigns, id);
  const next = patched(design, { ...facts, ...(facts.name === undefined ? {} : { name: checkedName(facts.name) }) });
  if (next !== design)
    commit({ label: `Edit ${next.name}`, changes: [put(emailDesigns, { ...next, updatedAt: stamp() })] });
}

/** A copy with a name of its own. */
export function duplicateDesign(id: string): EmailDesign {
  const { pieceId: _from, ...design } = existing(emailDesigns, id);
  const at = stamp();
  const copy: EmailDesign = {
    ...design,
    id: newId('email'),
    name: `${design.name} (copy)`,
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Duplicate ${design.name}`, changes: [put(emailDesigns, copy)] });
  return copy;
}

/** Deletes an email; undo brings it back. Its versions stay until then for the same reason. */
export function deleteDesign(id: string): void {
  const { name } = existing(emailDesigns, id);
  commit({ label: `Delete ${name}`, changes: [drop(emailDesigns, id)] });
}

function checkedName(typed: string): string {
  const name = typed.trim().slice(0, 120);
  if (!name) throw new RuleError('Give the email a name.');
  return name;
}
