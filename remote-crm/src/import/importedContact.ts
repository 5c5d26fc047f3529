import type { Contact } from '@steps/business';
import { emailKey } from '@steps/platform';
import type { DateColumn } from '@steps/platform/zones';

/** What a custom property of an imported record can hold. */
export type ImportedValue = string | number | boolean;

/** A contact as a file gives it: only what the file says. Worker and page exchange it, so it is plain data. */
export interface ImportedContact extends Partial<Omit<Contact, 'name' | 'email' | 'properties'>> {
  readonly name: string;
  readonly email: string;
  readonly properties?: Readonly<Record<string, ImportedValue>>;
}

/** A row that was left out, or (`kept`) imported in part of it. */
export interface RowProblem {
  /** Number in the file; of a table the header is row 1. */
  readonly row: number;
  readonly reason: string;
  readonly kept: boolean;
  readonly cells: readonly string[];
  /** What can be mended of it in place, where that is not the cells: of a card the values of `cardRepairs`. */
  readonly repair?: readonly string[];
}

/** A custom property that the file brings. */
export interface ImportedProperty {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'date' | 'choice' | 'yes-no' | 'link';
  /** Of contacts when left out. */
  readonly noun?: 'contact' | 'company';
  readonly choices?: readonly string[];
}

/** A column of dates. */
export interface ImportedDates extends DateColumn {
  readonly index: number;
  readonly header: string;
}

/** What a file's rows became. `rowNumbers` runs beside `contacts`. */
export interface ImportRows {
  readonly contacts: ImportedContact[];
  readonly rowNumbers: number[];
  readonly problems: RowProblem[];
  readonly properties: readonly ImportedProperty[];
  /** Columns of dates, and how each was read. */
  readonly dates?: readonly ImportedDates[];
  /** Names of the lines of cards that nothing is made of. */
  readonly leftOut?: readonly string[];
}

/** Tags on one contact (spec 2, section 9); written again here because a worker cannot reach the shared library. */
export const maxTags = 10;

/** Whether a text shows nothing; as the store asks it, written again for the same reason. */
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

/** Each contact's email may be in a file once: the row that had it first. */
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
