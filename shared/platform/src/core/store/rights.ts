/** What a person may do with the records of a module. */
export const actions = ['view', 'add', 'change', 'delete', 'export', 'approve'] as const;
export type Action = (typeof actions)[number];

/** What something asks for: the action in any one of these modules. */
export interface Need {
  readonly modules: readonly string[];
  readonly action: Action;
}

/** A field that a role may hide. */
export interface SensitiveField {
  /** As the interface calls it: "email address". */
  readonly name: string;
  /** What is read in its place; the schema must take it. */
  readonly hidden: unknown;
}

/** Module of what each person writes for themselves: drafts, views, choices. No role is asked. */
export const everyone = 'everyone';
