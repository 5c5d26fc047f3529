import { formatPence } from '../core/money';
import { useRegion } from '../core/session/regionState';

/** An amount in pence in the currency of the region; `short` for tight places ("£1.2K", exact on hover). */
export function Money({ pence, short = false }: { readonly pence: number; readonly short?: boolean }) {
  useRegion();
  return (
    <data value={pence / 100} title={short ? formatPence(pence) : undefined}>
      {short ? formatPence.short(pence) : formatPence(pence)}
    </data>
  );
}
