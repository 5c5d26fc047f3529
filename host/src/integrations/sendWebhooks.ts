import { type Client, clients, logEntries } from '@steps/business';
import { openClientId } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { keepNotice } from '@steps/platform/ui';
import { logOf, type OpenWebhook, openWebhook, saveLog, withLine } from './connectionState';
import { messageOf, mostFailures, mostRefusals, pauseAfter, signatureOf, testMessage, waiting } from './webhookRules';

/** An address that does not answer is left after this, ms. */
const answerMs = 15_000;
/** Messages sent in one go; the next look sends more. */
const atOnce = 50;

/** What came of a message. `refused`: the address answers, and does not want it. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refused: boolean; readonly text: string };

/**
 * Sends what waits, in order, from one tab at a time. The queue is the activity log after the last step that was sent, so it
 * survives a reload, and a step that nobody could send is never passed over. Never rejects for an address that fails.
 */
export async function sendWaiting(): Promise<void> {
  const client = openClient();
  if (!client || !openWebhook()) return;
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return sendNow(client);
  await locks.request(`steps.webhooks.${client.id}`, { ifAvailable: true }, async (lock) => {
    if (lock) await sendNow(client);
  });
}

async function sendNow(client: Client): Promise<void> {
  for (let sent = 0; sent < atOnce; sent++) {
    const webhook = openWebhook();
    const { pausedAt, nextAt } = logOf('webhooks');
    if (!webhook || pausedAt || (nextAt && Date.parse(nextAt) > Date.now())) return;
    const [entry] = waiting(logEntries.all(), logOf('webhooks'), webhook, Date.now());
    if (!entry) return;
    const answer = await post(webhook, messageOf(entry, nameOf(client)));
    // Another business may have been opened meanwhile, or the connection ended: then nobody is there to be told.
    if (openClientId() !== client.id || openWebhook()?.address !== webhook.address) return;
    if (!answer.ok) return noteFailure(answer, entry.label);
    const { nextAt: _next, ...log } = withLine(logOf('webhooks'), true, `Sent: ${entry.label}`);
    saveLog({ ...log, sentUpTo: entry.id, failures: 0 });
  }
}

/** Sends a message that says it is a test, whatever waits. */
export async function sendTest(): Promise<Answer> {
  const client = openClient();
  const webhook = openWebhook();
  if (!client || !webhook) return { ok: false, refused: false, text: 'There is no address to send to.' };
  return post(webhook, testMessage(nameOf(client), new Date().toISOString()));
}

function noteFailure({ refused, text }: Exclude<Answer, { ok: true }>, label: string): void {
  const log = withLine(logOf('webhooks'), false, `${label}: ${text}`);
  const failures = (log.failures ?? 0) + 1;
  const pause = failures >= (refused ? mostRefusals : mostFailures);
  const nextAt = new Date(Date.now() + pauseAfter(failures)).toISOString();
  saveLog({ ...log, failures, nextAt, ...(pause ? { pausedAt: new Date().toISOString() } : {}) });
  if (!pause) return;
  keepNotice({
    id: 'webhook paused',
    kind: 'connection',
    title: 'The webhook is paused',
    text: `${text} What was to be sent waits.`,
    href: paths.module.href('integrations'),
  });
}

async function post({ address, secret }: OpenWebhook, message: object): Promise<Answer> {
  const body = JSON.stringify(message);
  // Only who has connected a webhook fetches it.
  const { watchPolicy } = await import('@steps/platform/host');
  const policy = watchPolicy(address);
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Steps-Signature': await signatureOf(secret, body, Date.now()) },
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // To the user's own address and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    if (ok) return { ok };
    const refused = status >= 400 && status < 500 && ![408, 425, 429].includes(status);
    return { ok, refused, text: `The address answered ${status}${refused ? ' and refuses the message' : ''}.` };
  } catch (cause) {
    console.info('A webhook was not sent.', cause);
    return { ok: false, refused: false, text: await reasonOf(cause, address, policy.refused) };
  } finally {
    policy.stop();
  }
}

async function reasonOf(cause: unknown, address: string, refused: () => Promise<boolean>): Promise<string> {
  const { origin } = new URL(address);
  if (await refused()) {
    return `This installation does not allow ${origin}. Whoever runs it sets STEPS_CONNECT_SRC="${origin}".`;
  }
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'The address did not answer in time.';
  if (globalThis.navigator?.onLine === false) return 'There is no network.';
  return 'The address cannot be reached, or does not let this page in (CORS, with the header Steps-Signature).';
}

function openClient(): Client | undefined {
  const id = openClientId();
  return id === undefined ? undefined : clients.get(id);
}

const nameOf = ({ id, businessName }: Client) => ({ id, name: businessName });
