import type { AiResult, AiResultStatus } from '../ai/ledger/aiResult';

const statusWords: Readonly<Record<AiResultStatus, string>> = {
  pending: 'Waiting',
  approved: 'Approved',
  modified: 'Approved with changes',
  rejected: 'Rejected',
};

/** "Waiting", "Approved with changes". */
export const resultStatusLabel = (status: AiResultStatus): string => statusWords[status];

/** Whether no AI service was asked: the text is a template filled in by this browser. */
export const isBuiltIn = ({ engine, model }: Pick<AiResult, 'engine' | 'model'>): boolean =>
  engine === 'built-in' || model === 'built-in';

/** "Template", or the model's name: for lists and filters. */
export const engineLabel = (result: Pick<AiResult, 'engine' | 'model'>): string =>
  isBuiltIn(result) ? 'Template' : result.model || result.engine;
