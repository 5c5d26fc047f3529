/** The kind of a file by its first bytes, whatever its name. */
export interface FileKind {
  readonly id: 'zip' | 'office' | 'pdf' | 'png' | 'jpeg' | 'gif' | 'gzip' | 'program' | 'page' | 'outlook';
  /** As people call it, with its article. */
  readonly name: string;
  /** The endings of files of this kind; a name without one gets the first. */
  readonly endings: readonly string[];
  /** Opening it can run something. */
  readonly runs?: boolean;
}

type Magic = FileKind & { readonly bytes: readonly number[] };

const zipped = ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'pages', 'numbers', 'key'];
const programs = ['exe', 'scr', 'com', 'dll', 'msi'];

const magics: readonly Magic[] = [
  { id: 'zip', name: 'a ZIP archive', endings: zipped, bytes: [0x50, 0x4b, 0x03, 0x04] },
  {
    id: 'office',
    name: 'an old Office document',
    endings: ['doc', 'xls', 'ppt', 'msg'],
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
  },
  { id: 'pdf', name: 'a PDF document', endings: ['pdf'], bytes: [0x25, 0x50, 0x44, 0x46] },
  { id: 'png', name: 'a picture', endings: ['png'], bytes: [0x89, 0x50, 0x4e, 0x47] },
  { id: 'jpeg', name: 'a picture', endings: ['jpg', 'jpeg', 'jfif'], bytes: [0xff, 0xd8, 0xff] },
  { id: 'gif', name: 'a picture', endings: ['gif'], bytes: [0x47, 0x49, 0x46, 0x38] },
  { id: 'gzip', name: 'a compressed file', endings: ['gz', 'tgz'], bytes: [0x1f, 0x8b] },
  { id: 'program', name: 'a program', endings: programs, runs: true, bytes: [0x4d, 0x5a] },
  { id: 'program', name: 'a program', endings: ['bin'], runs: true, bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { id: 'program', name: 'a script', endings: ['sh'], runs: true, bytes: [0x23, 0x21] },
  {
    id: 'outlook',
    name: 'a message in Outlook’s own format, which other programs cannot read',
    endings: ['dat', 'tnef'],
    bytes: [0x78, 0x9f, 0x3e, 0x22],
  },
];

const page: FileKind = { id: 'page', name: 'a web page', endings: ['html', 'htm', 'xhtml', 'svg'], runs: true };
/** A browser shows a file that begins like this as a page, and runs its scripts. */
const pageStart =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*<(?:!doctype html|!doctype svg|html|head|body|script|svg)\b/i;

/** The kind by the first bytes; `undefined` for text and for kinds not in the list. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const magic = magics.find((known) => known.bytes.every((byte, index) => bytes[index] === byte));
  if (magic) return magic;
  return pageStart.test(String.fromCharCode(...bytes.subarray(0, 512))) ? page : undefined;
}

/** Whether a name contradicts the bytes. */
export const isMisnamed = (name: string, kind: FileKind): boolean => !kind.endings.includes(endingOf(name));

/** A name that says what the file is: it gets the ending of its kind if it has none. */
export const namedAs = (name: string, kind: FileKind | undefined): string =>
  kind && endingOf(name) === '' ? `${name}.${kind.endings[0]}` : name;

const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
