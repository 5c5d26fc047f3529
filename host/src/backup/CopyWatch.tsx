import { whenIdle } from '@steps/shared';
import { useEffect } from 'react';
import { useGate } from '../gate/gateState';

/** How often it is looked whether a copy is due, ms; first when the start of Steps is long over. */
export const copyLookInterval = 600_000;
/** A busy page looks after this long all the same, ms. */
const lookLatest = 10_000;

/** Has copies made by itself while Steps is open. */
export function CopyWatch() {
  const { workspaceName } = useGate();
  useEffect(() => {
    // Without a name the workspace lives in memory only: there is nothing that a copy could outlive.
    if (!workspaceName) return;
    let cancel = () => {};
    const timer = setInterval(() => {
      cancel = whenIdle(() => void look(workspaceName), lookLatest);
    }, copyLookInterval);
    return () => {
      clearInterval(timer);
      cancel();
    };
  }, [workspaceName]);
  return null;
}

async function look(workspaceName: string): Promise<void> {
  try {
    const { makeCopy } = await import('./copies');
    await makeCopy(workspaceName);
  } catch (error) {
    console.warn('No automatic copy was made; the earlier ones are as they were.', error);
  }
  try {
    const { copyIntoFolder } = await import('./folderCopies');
    await copyIntoFolder(workspaceName);
  } catch (error) {
    console.warn('No copy was made in the folder; the earlier ones are as they were.', error);
  }
}
