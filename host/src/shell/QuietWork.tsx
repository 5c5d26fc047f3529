import { openClientId, whenIdle } from '@steps/platform';
import { useEffect } from 'react';
import { useGate } from '../gate/gateState';

/** How often it is looked what waits, ms; first when the start of Steps is long over. */
const lookInterval = 20_000;
/** It is looked at each so many of these whether a copy is due: every ten minutes. */
const copyEvery = 30;
/** A busy page looks after this long all the same, ms. */
const lookLatest = 10_000;

/** What is done by itself while Steps is open: what webhooks have to tell is sent, and copies are made. */
export function QuietWork() {
  const { workspaceName } = useGate();
  useEffect(() => {
    let cancel = () => {};
    let looks = 0;
    const timer = setInterval(() => {
      const copies = ++looks % copyEvery === 0;
      cancel = whenIdle(() => {
        if (openClientId()) void sendWebhooks();
        // Without a name the workspace lives in memory only: there is nothing that a copy could outlive.
        if (workspaceName && copies) void makeCopies(workspaceName);
      }, lookLatest);
    }, lookInterval);
    return () => {
      clearInterval(timer);
      cancel();
    };
  }, [workspaceName]);
  return null;
}

async function sendWebhooks(): Promise<void> {
  try {
    const { sendWaiting } = await import('../integrations/sendWebhooks');
    await sendWaiting();
  } catch (error) {
    console.warn('What webhooks have to tell was not sent; it waits.', error);
  }
}

async function makeCopies(workspaceName: string): Promise<void> {
  try {
    const { makeCopy } = await import('../backup/copies');
    await makeCopy(workspaceName);
  } catch (error) {
    console.warn('No automatic copy was made; the earlier ones are as they were.', error);
  }
  try {
    const { copyIntoFolder } = await import('../backup/folderCopies');
    await copyIntoFolder(workspaceName);
  } catch (error) {
    console.warn('No copy was made in the folder; the earlier ones are as they were.', error);
  }
}
