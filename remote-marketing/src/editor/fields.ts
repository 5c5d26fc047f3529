import * as v from 'valibot';
import type { PicturePlace } from './picturePlace';
import { isHugePicture } from './pictureSize';

/**
 * A field of a block: its name, what it holds, how it is read from what is stored or imported, and what a new block starts
 * with. Forms, schemas, checks and inline text follow from it; a new field of a block is one line.
 */
export interface BlockField<T = unknown> {
  readonly kind: 'line' | 'words' | 'address' | 'picture' | 'choice' | 'number' | 'switch' | 'list';
  readonly label: string;
  readonly help?: string;
  readonly start: T;
  readonly schema: v.GenericSchema<unknown, T>;
  /** Of a choice. */
  readonly options?: Readonly<Record<string, string>>;
  /** Of a number. */
  readonly limits?: { readonly min: number; readonly max: number };
  /** Of a list: the fields of an entry, what an entry is called, and how many there may be. */
  readonly fields?: BlockFields;
  readonly entry?: string;
  readonly most?: number;
  /** The key beside it that holds the description of a picture. */
  readonly altKey?: string;
  /** Of a picture: where it is shown, when that is not a page. */
  readonly place?: PicturePlace;
  /** Asked for only while another field says one of these. */
  readonly when?: { readonly key: string; readonly says: readonly string[] };
  /** Of a number: the block has as many children of this kind. */
  readonly childKind?: string;
  /** Of an address: it may lead nowhere. */
  readonly optional?: true;
  /** What of the brand it holds: new blocks begin with it, and “Use the brand” fills it. */
  readonly brand?: keyof BrandParts;
}

/** What a brand puts into blocks. Empty for what it does not have. */
export interface BrandParts {
  readonly name: string;
  /** A picture's address. */
  readonly logo: string;
}

export type BlockFields = Readonly<Record<string, BlockField>>;
export type ContentOf<F extends BlockFields> = {
  readonly [K in keyof F]: F[K] extends BlockField<infer T> ? T : never;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get in
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/gu;
/** A text, however long. What is no text becomes the start's; the control characters that XML and HTML forbid go. */
const text = (start: string) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\r\n?/gu, '\n').replace(forbidden, '')),
    ),
    start,
  );

/** Text on one line. */
export const line = (label: string, start = '', help?: string): BlockField<string> => ({
  kind: 'line',
  label,
  start,
  schema: text(start),
  help,
});

/** Text of several lines. */
export const words = (label: string, start = '', help?: string): BlockField<string> => ({
  ...line(label, start, help),
  kind: 'words',
});

/** Where a link or a form goes. What is no safe address leads nowhere (`addressRules`). */
export const address = (label: string, start = '', help?: string): BlockField<string> => ({
  ...line(label, start, help),
  kind: 'address',
});

/** A picture; the key beside it holds its description. */
export const picture = (label: string, altKey: string, start = ''): BlockField<string> => ({
  kind: 'picture',
  label,
  altKey,
  start,
  // Pictures are longer than any text. One that would take the browser's memory is left out before it is shown.
  schema: v.fallback(
    v.pipe(
      v.string(),
      v.transform((address) => (isHugePicture(address) ? '' : address)),
    ),
    start,
  ),
});

/** The name of the business, as its brand says it. */
export const brandName = (label = 'Name', help?: string): BlockField<string> => ({
  ...line(label, 'Your business', help),
  brand: 'name',
});

/** The logo of the business. The name beside it is its description. */
export const brandLogo = (altKey: string): BlockField<string> => ({ ...picture('Logo', altKey), brand: 'logo' });

/** What a block with these fields takes of a brand, by the keys of the fields. */
export const brandContent = (fields: BlockFields, brand: BrandParts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      field.brand && brand[field.brand] ? [[key, brand[field.brand]]] : [],
    ),
  );

/** One of a few. */
export const choice = <const O extends Readonly<Record<string, string>>>(
  label: string,
  options: O,
  start: keyof O & string,
): BlockField<keyof O & string> => ({
  kind: 'choice',
  label,
  options,
  start,
  schema: v.fallback(v.picklist(Object.keys(options) as (keyof O & string)[]), start),
});

/** A whole number within limits. */
export const number = (
  label: string,
  limits: { readonly min: number; readonly max: number },
  start: number,
  childKind?: string,
): BlockField<number> => ({
  childKind,
  kind: 'number',
  label,
  limits,
  start,
  schema: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(limits.min), v.maxValue(limits.max)), start),
});

/** On or off. */
export const toggle = (label: string, start = false): BlockField<boolean> => ({
  kind: 'switch',
  label,
  start,
  schema: v.fallback(v.boolean(), start),
});

/** Entries of the same fields. */
export function list<F extends BlockFields>(
  label: string,
  entry: string,
  fields: F,
  start: readonly Partial<ContentOf<F>>[],
  most = 24,
): BlockField<readonly ContentOf<F>[]> {
  const schema = contentSchema(fields);
  return {
    kind: 'list',
    label,
    entry,
    fields,
    most,
    start: start.map((one) => ({ ...startContent(fields), ...one })),
    // More than the form adds come from files: they stay.
    schema: v.fallback(v.array(schema), []),
  };
}

/** How the content of a block is read: what is missing or of another shape takes the field's start. */
export function contentSchema<F extends BlockFields>(fields: F): v.GenericSchema<unknown, ContentOf<F>> {
  // The entries are made from the very fields that the type is inferred from.
  return v.object(
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, v.optional(field.schema, field.start)])),
  ) as never;
}

/** What a new block, or a new entry of a list, starts with. */
export const startContent = <F extends BlockFields>(fields: F): ContentOf<F> =>
  // As above.
  Object.fromEntries(Object.entries(fields).map(([key, { start }]) => [key, start])) as never;
