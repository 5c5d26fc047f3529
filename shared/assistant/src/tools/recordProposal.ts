import type { AiResult } from '@steps/business/src/ai/ledger/aiResult';
import { recordAiResult } from '@steps/business/src/ai/ledger/aiResultState';
import type { AiProposal } from '@steps/platform/src/core/contract/aiTool';

/** What was asked when AI came to propose it. */
export type ProposalSource = Pick<AiResult, 'engine' | 'model' | 'prompt'> & Partial<Pick<AiResult, 'evidence'>>;

/** Puts what a tool proposed into the ledger, where it waits for a person. Nothing else is written. */
export const recordProposal = (proposal: AiProposal, source: ProposalSource): AiResult =>
  recordAiResult({
    kind: proposal.kind,
    module: proposal.module,
    title: proposal.title,
    engine: source.engine,
    model: source.model,
    prompt: source.prompt,
    output: proposal.text,
    risk: proposal.risk ?? 'high',
    ...(source.evidence && { evidence: source.evidence }),
    ...(proposal.data !== undefined && { data: proposal.data }),
    ...(proposal.about && { about: { ...proposal.about } }),
  });
