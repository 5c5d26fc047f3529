import type { RowChange } from '../storage/port';

/**
 * A remote's part of the sample business: its own records around `now`, made from the contacts, companies, deals, activities
 * and meetings that are there. Nothing for records that are there already.
 */
export type SamplePart = (now: Date) => readonly RowChange[];
