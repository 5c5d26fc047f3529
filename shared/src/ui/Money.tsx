import { formatPence, formatPenceShort } from '../core/money';

/** An amount in pence as GBP; `short` for tight places ("£1.2K", exact on hover). */
export function Money({ pence, short = false }: { readonly pence: number; readonly short?: boolean }) {
  return (
    <data value={pence / 100} title={short ? formatPence(pence) : undefined}>
      {short ? formatPenceShort(pence) : formatPence(pence)}
    </data>
  );
}
