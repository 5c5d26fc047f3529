/** Something that a reader would stumble over. */
export interface Finding<Check extends string = string> {
  readonly check: Check;
  readonly text: string;
  readonly block?: string;
}
