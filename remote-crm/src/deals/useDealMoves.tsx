import { type Deal, stageOf, useDealStages } from '@steps/business';
import { attempt } from '@steps/platform/ui';
import { type ReactNode, useState } from 'react';
import { moveDeal } from '../nouns/dealState';
import { notifyStep } from '../records/notices/stepNotice';
import { LoseDealDialog } from './LoseDealDialog';

const failure = { title: 'Deal not moved', description: 'The deal could not be moved. Please try again.' };

interface DealMoves {
  /** Moves a deal to a stage, one undo step; a loss asks for its reason first. */
  readonly move: (deal: Deal, stage: string) => void;
  /** The question shown meanwhile; render it. */
  readonly dialog: ReactNode;
}

/** Moves deals between stages for board, menu and sheet alike. */
export function useDealMoves(): DealMoves {
  const stages = useDealStages();
  const [losing, setLosing] = useState<{ deal: Deal; stage: string }>();
  const move = (deal: Deal, id: string) => {
    if (deal.stage === id) return;
    const { kind, label } = stageOf(id, stages);
    if (kind === 'lost') return setLosing({ deal, stage: id });
    if (attempt(failure, () => moveDeal(deal.id, id)))
      notifyStep(kind === 'won' ? 'Deal won' : 'Deal moved', `${deal.name} is now in ${label}.`);
  };
  const dialog = losing && <LoseDealDialog {...losing} onClose={() => setLosing(undefined)} />;
  return { move, dialog };
}
