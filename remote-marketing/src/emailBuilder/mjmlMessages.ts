/** What the worker that writes emails is asked, and what it answers. */
export interface MjmlQuestion {
  readonly id: number;
  readonly mjml: string;
}
export type MjmlAnswer = { readonly id: number } & ({ readonly html: string } | { readonly problem: string });
