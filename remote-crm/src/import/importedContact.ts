import type { Contact } from '@steps/business';
import { emailKey } from '@steps/platform';
import type { DateColumn } from '@steps/platform/zones';

/** What a custom property of an imported record can hold. */
export type ImportedValue = string | number | boolean;

/** A contact from a file, with only the fields the file has. Worker and page exchange it, so it is plain data. */
export interface ImportedContact extends Partial<Omit<Contact, 'name' | 'email' | 'properties'>> {
  readonly name: string;
  readonly email: string;
  readonly properties?: Readonly<Record<string, ImportedValue>>;
}

/** A row that was left out, or (`kept`) imported in part. */
export interface RowProblem {
  /** Number in the file; of a table the header is row 1. */
  readonly row: number;
  readonly reason: string;
  readonly kept: boolean;
  readonly cells: readonly string[];
  /** What can be corrected in place, if not the cells: for a card the values of `cardRepairs`. */
  readonly repair?: readonly string[];
}

/** A custom property from the file. */
export interface ImportedProperty {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'date' | 'choice' | 'yes-no' | 'link';
  /** For contacts if absent. */
  readonly noun?: 'contact' | 'company';
  readonly choices?: readonly string[];
}

/** A column of dates. */
export interface ImportedDates extends DateColumn {
  readonly index: number;
  readonly header: string;
}

/** What a file's rows became. `rowNumbers` has the row in the file for each of `contacts`. */
export interface ImportRows {
  readonly contacts: ImportedContact[];
  readonly rowNumbers: number[];
  readonly problems: RowProblem[];
  readonly properties: readonly ImportedProperty[];
  /** Columns of dates, and how each was read. */
  readonly dates?: readonly ImportedDates[];
  /** Names of the card lines that are left out. */
  readonly leftOut?: readonly string[];
}

/** Most tags on one contact (spec 2, section 9); repeated here because a worker cannot load the shared library. */
export const maxTags = 10;

/** Whether a text has nothing visible; as the store checks it, repeated for the same reason. */
export const isBlank = (text: string): boolean => /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/** The record without the fields that are `undefined`. */
export const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, content]) => content !== undefined)) as T;

/** Keeps the first tags that a contact can have and says so in `notes`. */
export function tagsWithin(tags: readonly string[], notes: string[]): string[] | undefined {
  if (tags.length > maxTags) {
    const left = tags.slice(maxTags, maxTags + 5).join(', ');
    notes.push(
      `Has ${tags.length} tags; the first ${maxTags} were kept, which is the most a contact can have. Not kept: ${left}.`,
    );
  }
  return tags.length > 0 ? tags.slice(0, maxTags) : undefined;
}

/** Each contact's email may be in a file once: in the first row that has it. */
export class EmailsSeen {
  readonly #rows = new Map<string, number>();

  /** Why this row repeats another, or nothing; then the row is remembered. */
  repeats(email: string, row: number): string | undefined {
    const key = emailKey(email);
    if (!key) return undefined;
    const earlier = this.#rows.get(key);
    if (earlier !== undefined) return `The email ${email} is already in row ${earlier}.`;
    this.#rows.set(key, row);
    return undefined;
  }
}
