import type { ReactNode } from 'react';
import * as v from 'valibot';
import { fitting, type PartialDraft } from '../ai/draftShape';
import type { AiResult } from '../ai/ledger/aiResult';
import { approvedData, isApproved } from '../ai/ledger/aiResultRules';

/** A result as a card shows it: while it is being written, as it was made, or as the reviewer left it. */
export interface ShownResult {
  readonly text: string;
  /** The same in the shape of its task; nothing before its first field, and if a changed text could not be read back. */
  readonly data: unknown;
  readonly writing: boolean;
}

export type ResultView = (shown: ShownResult) => ReactNode;

/**
 * How results of one kind look, typed by the draft of its task: `resultView(adCopy.draft, (ad) => <AdPreview ad={ad} />)`.
 */
export const resultView =
  <Draft>(
    schema: v.GenericSchema<unknown, Draft>,
    render: (draft: PartialDraft<Draft>, shown: ShownResult) => ReactNode,
  ): ResultView =>
  (shown) => {
    const draft = fitting(schema, shown.data);
    return draft === undefined ? shown.text : render(draft, shown);
  };

/**
 * What a person approved, in the shape of its task: `approvedAs(adCopy.draft, result)`. Nothing before the approval, and if
 * the reviewer's text no longer has that shape.
 */
export function approvedAs<T>(schema: v.GenericSchema<unknown, T>, result: AiResult): T | undefined {
  const read = isApproved(result) ? v.safeParse(schema, approvedData(result)) : undefined;
  return read?.success ? read.output : undefined;
}
