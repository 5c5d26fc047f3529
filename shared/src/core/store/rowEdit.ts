/** What one step did to one row; `undefined` means the row was not there. */
export interface RowEdit {
  readonly collection: string;
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Written by the application beside what the user changed (an entry of the timeline): goes with the step, uncounted. */
  readonly automatic?: boolean;
}
