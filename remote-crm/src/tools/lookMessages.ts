import type { FieldValue, Look } from '@steps/business/queries';

/** What the page tells the worker: tables are kept there as columns, and sent as far as they are new. */
export type LookMessage =
  | {
      readonly kind: 'put';
      readonly table: string;
      /** Rows of the whole table; what is beyond them is gone. */
      readonly length: number;
      readonly field: string;
      readonly rows: readonly number[];
      readonly values: readonly FieldValue[];
    }
  | { readonly kind: 'forget' }
  | { readonly kind: 'look'; readonly table: string; readonly look: Look };
