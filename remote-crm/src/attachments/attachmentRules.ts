import { counted, RuleError } from '@steps/platform';

/** All files of all records together, in bytes (our choice: a tab with more is slow on a small laptop). */
export const maxAttachmentsBytes = 200 * 1024 * 1024;

/**
 * Largest file that is kept, in bytes (our choice: large enough for a long presentation, not for a film; all of it is in
 * memory).
 */
export const maxAttachmentBytes = 25 * 1024 * 1024;

/** Longest name that is kept, in characters. */
const longestName = 200;

/** Pictures that a browser draws and never runs: SVG is a document with scripts, so it is not among them. */
const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** Whether a file may be shown as a picture. */
export const isPicture = (type: string): boolean => pictures.has(type);

/** The type that a file is served with: anything but a picture must never be opened as a page of ours. */
export const servedType = (type: string): string => (isPicture(type) ? type : 'application/octet-stream');

/**
 * A file's name as it is shown and downloaded: no path, no control characters, nothing that reverses the direction of
 * writing.
 */
export function safeFileName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  if (!plain || /^\.+$/.test(plain)) return 'File';
  if (plain.length <= longestName) return plain;
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, longestName - ending.length) + ending;
}

/** Throws `RuleError` for a file that is empty or too large, alone or with those that are kept already (bytes). */
export function checkFile(name: string, size: number, kept: number): void {
  if (size === 0) throw new RuleError(`“${name}” is empty.`);
  if (size > maxAttachmentBytes) {
    throw new RuleError(`“${name}” is ${formatBytes(size)}; a file can be at most ${formatBytes(maxAttachmentBytes)}.`);
  }
  if (kept + size > maxAttachmentsBytes) {
    throw new RuleError(
      `There is no room for “${name}”: all files together can be at most ${formatBytes(maxAttachmentsBytes)}. Delete some first.`,
    );
  }
}

/** A size as people read it: "512 bytes", "1.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte');
  const [size, unit] = bytes < 1024 ** 2 ? [bytes / 1024, 'kB'] : [bytes / 1024 ** 2, 'MB'];
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${unit}`;
}

/** The name of a type: "Picture", "PDF", "Spreadsheet"; the file's own ending if the type says nothing. */
export function typeLabel(type: string, name: string): string {
  if (type.startsWith('image/')) return 'Picture';
  if (type === 'application/pdf') return 'PDF';
  if (/sheet|excel|csv/.test(type)) return 'Spreadsheet';
  if (/presentation|powerpoint/.test(type)) return 'Presentation';
  if (/word|opendocument\.text/.test(type)) return 'Document';
  if (type.startsWith('text/')) return 'Text';
  if (type.startsWith('audio/')) return 'Sound';
  if (type.startsWith('video/')) return 'Film';
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1];
  return ending ? `${ending.toUpperCase()} file` : 'File';
}
