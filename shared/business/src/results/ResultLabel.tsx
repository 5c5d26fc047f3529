import { lazyPart } from '@steps/platform/ui';
import { Suspense } from 'react';
import type { AiResult } from '../ai/ledger/aiResult';
import { EngineBadge, ResultStatus, RiskTag } from './ResultLabels';

const Score = lazyPart(async () => (await import('./ResultFacts')).ResultScore);

/** The score with the rules it was counted by, for results shown outside a card. Nothing until its code is loaded. */
function ResultScore({ result }: { readonly result: AiResult }) {
  return (
    <Suspense>
      <Score result={result} />
    </Suspense>
  );
}

/** The labels of an AI result: who made it, the state of its review, what a mistake would cost, how good it is. */
export const ResultLabel = { Engine: EngineBadge, Status: ResultStatus, Risk: RiskTag, Score: ResultScore };
