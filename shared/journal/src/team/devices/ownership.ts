import * as v from 'valibot';

/** A public nkey of a device. */
const signKey = v.pipe(v.string(), v.regex(/^U[A-Z2-7]{55}$/));

/** One device follows another as the owner of a business. Both have signed it. */
const linkSchema = v.object({
  term: v.pipe(v.number(), v.integer(), v.minValue(2)),
  /** Of the first list with the new owner. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Public nkeys: of the owner until then, and from then on. */
  from: signKey,
  to: signKey,
  /** What each of them has signed it with. Base64. */
  fromSigned: v.string(),
  toSigned: v.string(),
});
export type OwnerLink = Readonly<v.InferOutput<typeof linkSchema>>;

/** Who owns a business, and how it came to that. */
export const ownershipSchema = v.object({
  /** Goes up by one with each new owner, from 1. */
  term: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Public nkey of the owner's device. */
  sign: signKey,
  /** One for each owner since the first. */
  links: v.array(linkSchema),
  /** A recovery file of an earlier version of Steps is about: the account's key may sign the next link in its place. */
  earlierFile: v.optional(v.boolean()),
});
export type Ownership = Readonly<v.InferOutput<typeof ownershipSchema>>;

type LinkWords = Pick<OwnerLink, 'term' | 'version' | 'from' | 'to'>;

/** What both sign. `subject`: of the list. */
export const linkText = (subject: string, { term, version, from, to }: LinkWords): string =>
  JSON.stringify(['steps/team/owner', subject, term, version, from, to]);

/** Whether the new owner has signed a link. */
export async function isAgreed(subject: string, link: LinkWords & Pick<OwnerLink, 'toSigned'>): Promise<boolean> {
  const { isSigned } = await import('../server/signing');
  return isSigned(link.to, linkText(subject, link), link.toSigned);
}

/** The ownership after one more link. */
export const passedOn = ({ links }: Pick<Ownership, 'links'>, link: OwnerLink): Ownership => ({
  term: link.term,
  sign: link.to,
  links: [...links, link],
});

export interface OwnershipReader {
  /** Of the list. */
  readonly subject: string;
  /** Public nkey of the account. */
  readonly account: string;
  /** What is known of the owner; `undefined` on a device that has heard of none. */
  readonly known: Ownership | undefined;
}

/** Whether an ownership is the known one or follows from it: what comes from an earlier term does not. */
export async function follows(next: Ownership | undefined, reader: OwnershipReader): Promise<boolean> {
  const { known, subject, account } = reader;
  if (!known) return true;
  if (!next || next.term < known.term) return false;
  const { isSigned } = await import('../server/signing');
  let owner = known.sign;
  for (let term = known.term + 1; term <= next.term; term += 1) {
    const link = next.links.find((one) => one.term === term);
    if (link?.from !== owner || !(await isAgreed(subject, link))) return false;
    const byAccount = known.earlierFile === true && term === known.term + 1;
    const text = linkText(subject, link);
    const given =
      (await isSigned(owner, text, link.fromSigned)) || (byAccount && (await isSigned(account, text, link.fromSigned)));
    if (!given) return false;
    owner = link.to;
  }
  return owner === next.sign;
}

/** Who may have signed a list: its owner, and the first one of a term also the owner before. */
export const signersOf = ({ sign, links }: Ownership, version: number): readonly string[] => {
  const last = links.at(-1);
  return last?.to === sign && last.version === version ? [sign, last.from] : [sign];
};

interface Dated {
  readonly ownership?: Ownership | undefined;
  readonly version: number;
}

/** Whether a list holds over another one that it follows from. */
export function isLater(one: Dated, other: Dated): boolean {
  const [term, before] = [one.ownership?.term ?? 0, other.ownership?.term ?? 0];
  return term > before || (term === before && one.version > other.version);
}
