import { activeClient } from '@steps/business';
import { readKey, readWorkspace, writeKey } from '@steps/platform';
import * as v from 'valibot';
import { type AnalysisSession, sessionFields } from './session';

const keyName = 'analysisSession';

const keySchema = v.object({
  clientId: v.string(),
  sessionId: v.string(),
  ...v.object(sessionFields).entries,
});

/** What the one local key holds (spec 1, sections 3 and 4): the open session of the client that was open last. */
type KeptSession = v.InferOutput<typeof keySchema>;

/**
 * Keeps the open session under the local key. In a workspace with a passphrase only which session it is and where it
 * stands: its words are in the encrypted records alone.
 */
export function keepSession(session: AnalysisSession): void {
  const client = activeClient();
  if (!client) return;
  const sealed = readWorkspace()?.encrypted ?? false;
  const words = sealed
    ? { businessContext: '', strategicQuestions: '' }
    : { businessContext: session.businessContext, strategicQuestions: session.strategicQuestions };
  const kept: KeptSession = {
    clientId: client.id,
    sessionId: session.id,
    currentPhase: session.currentPhase,
    ...words,
    industry: session.industry,
    selectedFramework: session.selectedFramework,
    savedPrompts: session.savedPrompts,
  };
  writeKey(keyName, kept);
}

/** The session that was kept for this client; what was kept for another one is not given. */
export function keptSession(clientId: string | undefined): KeptSession | undefined {
  const kept = readKey(keyName, v.optional(keySchema), undefined);
  return kept && kept.clientId === clientId ? kept : undefined;
}
