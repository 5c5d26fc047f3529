import { createRoot } from 'react-dom/client';
import { provideAssistant } from '../ai/assistantPort';
import { provideAiKinds } from '../ai/ledger/aiResultKinds';
import { provideAiTools } from '../ai/offeredTools';
import type { RemoteDefinition } from '../core/contract';
import type { RemoteData } from '../core/contract/remoteData';
import { memoryPort } from '../core/storage/memoryStorage';
import { watchPageExit } from '../core/store/pageExit';
import { openWorkspaceStore } from '../openWorkspaceStore';
import { addSamplePart, openSampleClient } from '../sample';
import { followAppearance } from '../theme/appearance';
import { keepCompositions } from '../ui/compositions';
import { DevShell } from './DevShell';

/** Runs one remote without the host: sample data in memory, a thin shell around its modules and pages. */
export async function runAlone(remote: RemoteDefinition, { title, tasks = [], tools = [] }: RemoteData): Promise<void> {
  const container = document.getElementById('steps-root');
  if (!container) throw new Error('Expected an element with the id "steps-root", found none.');
  provideAssistant(() => import('../assistant'));
  provideAiKinds({ remote: title, kinds: tasks, load: async () => (await remote.tasks?.()) ?? [] });
  provideAiTools({ remote: title, tools, load: async () => (await remote.tools?.()) ?? [] });
  followAppearance();
  keepCompositions();
  watchPageExit();
  await openWorkspaceStore(memoryPort());
  await openSampleClient();
  if (remote.sample) await addSamplePart(remote.name, remote.sample);
  createRoot(container).render(<DevShell remote={remote} />);
}
