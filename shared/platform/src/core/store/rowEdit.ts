/** What one step did to one row; `undefined` means the row was not there. */
export interface RowEdit {
  readonly collection: string;
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Written by the application in addition to the user's change (an entry of the timeline): part of the step, not counted. */
  readonly automatic?: boolean;
}
