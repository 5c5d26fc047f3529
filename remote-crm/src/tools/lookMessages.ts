import type { FieldValue, Look } from '@steps/business/queries';

/** Messages from the page to the worker: tables are kept there as columns, and only what is new is sent. */
export type LookMessage =
  | {
      readonly kind: 'put';
      readonly table: string;
      /** Rows of the whole table; any beyond them are gone. */
      readonly length: number;
      readonly field: string;
      readonly rows: readonly number[];
      readonly values: readonly FieldValue[];
    }
  | { readonly kind: 'forget' }
  | { readonly kind: 'look'; readonly table: string; readonly look: Look };
