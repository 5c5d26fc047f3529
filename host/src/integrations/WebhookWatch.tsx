import { useOpenClientId, whenIdle } from '@steps/shared';
import { useEffect } from 'react';

/** How often it is looked whether something waits to be sent, ms; first when the start of Steps is long over. */
export const webhookLookInterval = 20_000;
/** A busy page looks after this long all the same, ms. */
const lookLatest = 10_000;

/** Sends what webhooks have to tell while Steps is open. What happens before the first look waits in the activity log. */
export function WebhookWatch() {
  const client = useOpenClientId();
  useEffect(() => {
    if (!client) return;
    let cancel = () => {};
    const timer = setInterval(() => {
      cancel = whenIdle(() => void look(), lookLatest);
    }, webhookLookInterval);
    return () => {
      clearInterval(timer);
      cancel();
    };
  }, [client]);
  return null;
}

async function look(): Promise<void> {
  try {
    const { sendWaiting } = await import('./sendWebhooks');
    await sendWaiting();
  } catch (error) {
    console.warn('What webhooks have to tell was not sent; it waits.', error);
  }
}
