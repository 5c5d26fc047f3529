import { sizeText } from '../core/numbers/sizeText';

/** Which files a field takes. */
export interface UploadLimits {
  /** As the browser's file dialog knows them: `image/png,image/jpeg`, `.csv`, `image/*`. */
  readonly accept?: string | undefined;
  /** The same in words, after "not a": "PNG or JPEG picture". */
  readonly kind?: string | undefined;
  /** Bytes of each file. */
  readonly maxBytes?: number | undefined;
  /** Files together; 1 when left out. */
  readonly most?: number | undefined;
}

/** Why a file is not taken, and what would be. */
export function fileProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, kind, maxBytes }: UploadLimits,
): string | undefined {
  if (accept && !isAccepted(file, accept)) return `“${file.name}” is not a ${kind ?? `file of the kind ${accept}`}.`;
  if (file.size === 0) return `“${file.name}” is empty.`;
  if (maxBytes !== undefined && file.size > maxBytes)
    return `“${file.name}” is ${sizeText(file.size)}; the limit is ${sizeText(maxBytes)}.`;
  return undefined;
}

function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  return accept.split(',').some((one) => {
    const wanted = one.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
    return type.toLowerCase() === wanted;
  });
}

/** The files that are kept when more come, and what is wrong with the others. One field of one file takes the last one. */
export function takenFiles(
  held: readonly File[],
  coming: readonly File[],
  limits: UploadLimits,
): { readonly files: readonly File[]; readonly problem: string | undefined } {
  const most = limits.most ?? 1;
  const problems = coming.flatMap((file) => fileProblem(file, limits) ?? []);
  const fresh = coming.filter((file) => !fileProblem(file, limits) && !held.some((known) => isSame(known, file)));
  if (most === 1) {
    if (fresh.length > 1) problems.push(`Only one file can be added here: “${fresh[0]?.name}” was used.`);
    return { files: fresh[0] ? [fresh[0]] : held, problem: firstOf(problems) };
  }
  const room = Math.max(0, most - held.length);
  const left = fresh.slice(room);
  if (left.length > 0) problems.push(`At most ${most} files can be added here: ${left.length} more were left out.`);
  return { files: [...held, ...fresh.slice(0, room)], problem: firstOf(problems) };
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Nobody reads twenty. */
function firstOf(problems: readonly string[]): string | undefined {
  if (problems.length === 0) return undefined;
  const more = problems.length > 3 ? ` And ${problems.length - 3} more.` : '';
  return `${problems.slice(0, 3).join(' ')}${more}`;
}
