import { proxy, ref, useSnapshot } from 'valtio';
import { newId, stamp } from '../store/recordChange';

/** A file beside a contact or company: held in this page's memory, never saved (spec 2, section 3). */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** An object URL, good until the attachment is removed. */
  readonly url: string;
  readonly uploadedBy: string;
  /** UTC, ISO 8601. */
  readonly uploadedAt: string;
  readonly description: string;
  readonly tags: readonly string[];
}

const state = proxy<{ byRecord: Record<string, readonly Attachment[]> }>({ byRecord: {} });
const none: readonly Attachment[] = [];

/** Keeps a file beside a record until the page is closed or another client is opened. */
export function addAttachment(
  recordId: string,
  file: File,
  {
    uploadedBy = 'You',
    description = '',
    tags = [],
  }: Partial<Pick<Attachment, 'uploadedBy' | 'description' | 'tags'>> = {},
): Attachment {
  const attachment: Attachment = {
    id: newId('file'),
    name: file.name,
    type: file.type,
    size: file.size,
    url: URL.createObjectURL(file),
    uploadedBy,
    uploadedAt: stamp(),
    description,
    tags,
  };
  state.byRecord[recordId] = ref([...attachmentsOf(recordId), attachment]);
  return attachment;
}

/** Lets a file go and frees its memory. */
export function removeAttachment(recordId: string, id: string): void {
  for (const attachment of attachmentsOf(recordId)) if (attachment.id === id) URL.revokeObjectURL(attachment.url);
  state.byRecord[recordId] = ref(attachmentsOf(recordId).filter((attachment) => attachment.id !== id));
}

/** The store's own: lets all files go (a client was closed). */
export function clearAttachments(): void {
  for (const attachment of Object.values(state.byRecord).flat()) URL.revokeObjectURL(attachment.url);
  state.byRecord = {};
}

/** Files beside a record. */
export const attachmentsOf = (recordId: string): readonly Attachment[] => state.byRecord[recordId] ?? none;

/** Files beside a record, in render. */
export const useAttachments = (recordId: string): readonly Attachment[] =>
  useSnapshot(state).byRecord[recordId] ?? none;
