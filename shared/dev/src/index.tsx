import { addSamplePart, openSampleClient } from '@steps/business/sample';
import { provideAssistant } from '@steps/business/src/ai/assistantPort';
import { provideAiKinds } from '@steps/business/src/ai/ledger/aiResultKinds';
import { provideAiTools } from '@steps/business/src/ai/offeredTools';
import { openWorkspaceStore } from '@steps/business/src/openWorkspaceStore';
import type { RemoteDefinition } from '@steps/platform/src/core/contract/index';
import type { RemoteData } from '@steps/platform/src/core/contract/remoteData';
import { memoryPort } from '@steps/platform/src/core/storage/memoryStorage';
import { watchPageExit } from '@steps/platform/src/core/store/pageExit';
import { followAppearance } from '@steps/platform/src/theme/appearance';
import { keepCompositions } from '@steps/platform/src/ui/compositions';
import { createRoot } from 'react-dom/client';
import { DevShell } from './DevShell';

/** Runs one remote without the host: sample data in memory, a thin shell around its modules and pages. */
export async function runAlone(remote: RemoteDefinition, { title, tasks = [], tools = [] }: RemoteData): Promise<void> {
  const container = document.getElementById('steps-root');
  if (!container) throw new Error('Expected an element with the id "steps-root", found none.');
  provideAssistant(() => import('@steps/assistant'));
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
