import { createRoot } from 'react-dom/client';
import type { RemoteDefinition } from '../core/contract';
import { memoryPort } from '../core/storage/memoryStorage';
import { openWorkspaceStore } from '../core/store/database';
import { openSampleClient } from '../sample';
import { followAppearance } from '../theme/appearance';
import { DevShell } from './DevShell';

/** Runs one remote without the host: sample data in memory, a thin shell around its modules and pages. */
export async function runAlone(remote: RemoteDefinition): Promise<void> {
  const container = document.getElementById('steps-root');
  if (!container) throw new Error('Expected an element with the id "steps-root", found none.');
  followAppearance();
  await openWorkspaceStore(memoryPort());
  await openSampleClient();
  createRoot(container).render(<DevShell remote={remote} />);
}
