/** How a changed field is described in a record's timeline; a name alone gives "before → after". */
export interface TimelineField<T> {
  /** As the interface calls it: "job title". */
  readonly name: string;
  /** A value in words. Default: as it is stored. */
  shown?(value: unknown): string;
  /** Describes the change in place of both values: "put into the archive". */
  describe?(after: unknown): string;
  /** Whether this change is not worth an entry of its own. */
  silent?(before: T, after: T): boolean;
}

/** How changes of a collection's records become entries in their timelines. */
export interface Timeline<T> {
  /** The fields that are described, in the order of the entry. Custom ones, in `properties`, go by their names. */
  readonly fields: { readonly [K in keyof T]?: string | TimelineField<T> };
  /** The records whose timelines show it, as the entry keeps them: `{ contactId: 'contact-1' }`. */
  belongsTo(record: T): Readonly<Record<string, string>>;
}

/** A key in words: `closeDate` is the "close date". */
const wordsOfKey = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Every field of a schema under its name, but the silent ones; those of `own` as given there. A field that is added to the
 * schema is included without another line.
 */
export const timelineFields = <T>(
  entries: { readonly [K in keyof T]-?: unknown },
  silent: readonly (keyof T & string)[],
  own: Timeline<T>['fields'] = {},
): Timeline<T>['fields'] => {
  const shown = (Object.keys(entries) as (keyof T & string)[]).filter((key) => !silent.includes(key));
  return Object.fromEntries(shown.map((key) => [key, own[key] ?? wordsOfKey(key)])) as Timeline<T>['fields'];
};

/** The archive, as every noun that has one describes it. */
export const archiveField = {
  name: 'archive',
  describe: (archivedAt: unknown) => (archivedAt ? 'put into the archive' : 'brought back'),
} as const;
