import { currentActor } from '@steps/business';
import { newId, onClientClosed, stamp } from '@steps/platform';
import { proxy, ref, useSnapshot } from 'valtio';
import { withoutTag, withTag } from '../records/tagRules';
import { checkFile, safeFileName, servedType } from './attachmentRules';

/** A file beside a contact or company: held in this page's memory, never saved (spec 2, section 3). */
export interface Attachment {
  readonly id: string;
  /** Name that is safe to show and to save the file under. */
  readonly name: string;
  /** MIME type, according to the browser; empty if it does not know. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** An object URL, valid until the attachment is removed; opened by itself it is a download, unless it is a picture. */
  readonly url: string;
  readonly uploadedBy: string;
  /** UTC, ISO 8601. */
  readonly uploadedAt: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/** What people can say about a file. */
export type AttachmentPatch = Partial<Pick<Attachment, 'description' | 'tags'>>;

const state = proxy<{ byRecord: Record<string, readonly Attachment[]> }>({ byRecord: {} });
const contents = new Map<string, Blob>();
const none: readonly Attachment[] = [];

/** Keeps a file beside a record until the page is closed or another client is opened. `RuleError` for one that is empty or too large. */
export function addAttachment(
  recordId: string,
  file: File,
  {
    uploadedBy = currentActor(),
    description = '',
    tags = [],
  }: Partial<Pick<Attachment, 'uploadedBy' | 'description' | 'tags'>> = {},
): Attachment {
  const name = safeFileName(file.name);
  checkFile(name, file.size, keptBytes());
  const content = file.slice(0, file.size, servedType(file.type));
  const attachment: Attachment = {
    id: newId('file'),
    name,
    type: file.type,
    size: file.size,
    url: URL.createObjectURL(content),
    uploadedBy,
    uploadedAt: stamp(),
    description,
    tags,
  };
  contents.set(attachment.id, content);
  setFiles(recordId, [...attachmentsOf(recordId), attachment]);
  return attachment;
}

/** Changes the description of a file. */
export function updateAttachment(recordId: string, id: string, patch: AttachmentPatch): void {
  setFiles(
    recordId,
    attachmentsOf(recordId).map((attachment) => (attachment.id === id ? { ...attachment, ...patch } : attachment)),
  );
}

/** Adds a tag to a file. `RuleError` for an empty one and beyond 10. */
export function addAttachmentTag(recordId: string, { id, tags }: Attachment, tag: string): void {
  updateAttachment(recordId, id, { tags: withTag(tags, tag, 'file') });
}

/** Removes a tag from a file. */
export const removeAttachmentTag = (recordId: string, { id, tags }: Attachment, tag: string): void =>
  updateAttachment(recordId, id, { tags: withoutTag(tags, tag) });

/** Removes a file. Returns the function that undoes it: as long as that is kept, so is the content. */
export function removeAttachment(recordId: string, id: string): () => void {
  const place = attachmentsOf(recordId).findIndex((attachment) => attachment.id === id);
  const attachment = attachmentsOf(recordId)[place];
  const content = contents.get(id);
  if (!attachment || !content) return () => {};
  URL.revokeObjectURL(attachment.url);
  contents.delete(id);
  setFiles(recordId, attachmentsOf(recordId).toSpliced(place, 1));
  const era = state.byRecord;
  return () => {
    // Another client may be open now: the file must not appear among its records.
    if (state.byRecord !== era || contents.has(id)) return;
    contents.set(id, content);
    const back = { ...attachment, url: URL.createObjectURL(content) };
    setFiles(recordId, attachmentsOf(recordId).toSpliced(place, 0, back));
  };
}

onClientClosed(() => {
  for (const attachment of Object.values(state.byRecord).flat()) URL.revokeObjectURL(attachment.url);
  contents.clear();
  state.byRecord = {};
});

export const attachmentsOf = (recordId: string): readonly Attachment[] => state.byRecord[recordId] ?? none;

/** Files beside a record, in render. */
export const useAttachments = (recordId: string): readonly Attachment[] =>
  useSnapshot(state).byRecord[recordId] ?? none;

const keptBytes = () => [...contents.values()].reduce((sum, content) => sum + content.size, 0);

const setFiles = (recordId: string, files: readonly Attachment[]): void => {
  state.byRecord[recordId] = ref([...files]);
};
