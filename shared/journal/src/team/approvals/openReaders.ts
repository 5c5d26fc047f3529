import { aiResults } from '@steps/business/src/ai/ledger/aiResult';
import type { TeamReaders } from '@steps/business/src/nouns/people/membership';
import { openClientId } from '@steps/platform/src/core/store/database';
import { type TeamConnection, teamConnections } from '../teamConnection';
import { aiApprovals, approvalId } from './aiApproval';
import { otherReaders, type Readers, readersOf, whyNotSecond } from './readers';

let open: Readers | undefined;
const listeners = new Set<() => void>();

/** The readers of the business that is opened. */
export async function openReaders(team: () => TeamConnection): Promise<Readers> {
  const readers = await readersOf(team);
  open = readers;
  for (const listener of listeners) listener();
  return readers;
}

/** What verbs and pages ask of the open business. */
export const teamReaders: TeamReaders = {
  refuse(first) {
    const connection = teamConnections.get(openClientId() ?? '');
    return connection && whyNotSecond(connection, first);
  },
  others({ module }) {
    const connection = teamConnections.get(openClientId() ?? '');
    return connection ? otherReaders(connection, module) : [];
  },
  subscribe(onChange) {
    listeners.add(onChange);
    const stops = [aiApprovals.subscribe(onChange), teamConnections.subscribe(onChange)];
    return () => {
      listeners.delete(onChange);
      for (const stop of stops) stop();
    };
  },
  areTwo({ id }) {
    const result = aiResults.get(id);
    const approval = result && aiApprovals.get(approvalId(result));
    return result !== undefined && approval !== undefined && open?.proofOf(result, approval) === 'devices';
  },
};
