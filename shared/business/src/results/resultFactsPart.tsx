import { lazyPart } from '@steps/platform/ui';
import { Suspense } from 'react';
import type { AiResult } from '../ai/ledger/aiResult';

const Score = lazyPart(async () => (await import('./ResultFacts')).ResultScore);

/** The score with the rules it was counted by, for results shown outside a card. Nothing until its code is loaded. */
export function ResultScore({ result }: { readonly result: AiResult }) {
  return (
    <Suspense>
      <Score result={result} />
    </Suspense>
  );
}
