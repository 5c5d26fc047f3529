/** How a field that changed is told in a record's timeline; a name alone stands for "before → after". */
export interface TimelineField<T> {
  /** As the interface calls it: "job title". */
  readonly name: string;
  /** A value in words. Default: as it is stored. */
  shown?(value: unknown): string;
  /** What became of it, in place of both values: "put into the archive". */
  told?(after: unknown): string;
  /** Whether this change is not worth an entry of its own. */
  silent?(before: T, after: T): boolean;
}

/** What a collection tells of the changes of its records, as entries in their timelines. */
export interface Timeline<T> {
  /** The fields that are told, in the order of the entry. The user's own, in `properties`, are told by their names. */
  readonly fields: { readonly [K in keyof T]?: string | TimelineField<T> };
  /** The records whose timelines show it, as the entry keeps them: `{ contactId: 'contact-1' }`. */
  belongsTo(record: T): Readonly<Record<string, string>>;
}

/** The name of a field as a person says it: `closeDate` is the "close date". */
const spoken = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Tells every field of a schema under its name, but the silent ones; those of `own` in a way of their own. A field that
 * is added to the schema is told without another line.
 */
export const toldFields = <T>(
  entries: { readonly [K in keyof T]-?: unknown },
  silent: readonly (keyof T & string)[],
  own: Timeline<T>['fields'] = {},
): Timeline<T>['fields'] => {
  const told = (Object.keys(entries) as (keyof T & string)[]).filter((key) => !silent.includes(key));
  return Object.fromEntries(told.map((key) => [key, own[key] ?? spoken(key)])) as Timeline<T>['fields'];
};

/** The archive, as every noun that has one tells it. */
export const archiveField = {
  name: 'archive',
  told: (archivedAt: unknown) => (archivedAt ? 'put into the archive' : 'brought back'),
} as const;
