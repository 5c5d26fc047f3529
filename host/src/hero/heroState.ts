import { proxy, useSnapshot } from 'valtio';

interface DemoState {
  /** `opening` while the sample business is made or opened. */
  state: 'idle' | 'opening' | 'failed';
  /** What went wrong, for the screen. */
  message?: string | undefined;
}

const demo = proxy<DemoState>({ state: 'idle' });

/** Opens the sample business, making it the first time. Resolves to false when it could not: `useDemo` says why. */
export async function openDemo(): Promise<boolean> {
  if (demo.state === 'opening') return false;
  Object.assign(demo, { state: 'opening', message: undefined });
  try {
    const { openSampleClient } = await import('@steps/business/sample');
    await openSampleClient();
    demo.state = 'idle';
    return true;
  } catch (error) {
    console.error('The demo could not be opened', error);
    Object.assign(demo, { state: 'failed', message: error instanceof Error ? error.message : String(error) });
    return false;
  }
}

/** How far opening the demo is. */
export const useDemo = (): Readonly<DemoState> => useSnapshot(demo);
