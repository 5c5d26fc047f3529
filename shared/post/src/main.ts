import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { postRole, teamConnections } from '@steps/journal/team';
import { WebSocket } from 'ws';
import { readHttpPlace } from './http/httpPlace';
import { joined, reopened } from './joining';
import { type KeptPlace, readPlace, writePlace } from './keptPlace';
import { openOffice } from './office';

const usage = `The post office sends and takes in the mail of a business.

  npm run post -- <invitation>   joins the business: Settings, Integrations, Post office shows the invitation
  npm run post                   goes on with the business that was joined

  --public https://post.example   what others call it: for forms, and for links to unsubscribe. Needs --listen too
  --listen 4290                   the port for them, behind a proxy with a certificate; without, no port is opened

  STEPS_POST_STORE                      the folder with what it was given (.post)
  STEPS_POST_PUBLIC, STEPS_POST_LISTEN  in place of --public and --listen`;

// Node 20 has no WebSocket of its own.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;

async function main(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { listen: { type: 'string' }, public: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [invitation, ...more] = positionals;
  if (values.help || more.length > 0) return console.log(usage);
  const { STEPS_POST_LISTEN: listen, STEPS_POST_PUBLIC: address } = process.env;
  const http = readHttpPlace(values.listen ?? listen, values.public ?? address);
  const file = resolve(process.env.STEPS_POST_STORE ?? '.post', 'business.json');
  const kept = await readPlace(file);
  if (kept && invitation)
    throw new Error(`This post office has joined ${kept.name} already. Another one needs another STEPS_POST_STORE.`);
  if (!kept && !invitation) throw new Error(`This post office belongs to no business yet.\n\n${usage}`);
  const place = kept ?? (await join(invitation ?? '', file));
  const { name } = place;
  const id = kept ? await reopened(kept) : place.connection.id;
  const connection = () => teamConnections.get(id);
  teamConnections.subscribe(() => {
    const now = connection();
    if (!now) return;
    void writePlace(file, { name, connection: now });
    if (now.devices.find((device) => device.id === now.device)?.removed !== undefined) {
      console.log('This post office was removed from the business. It sends nothing more.');
      void end();
    }
  });
  const close = await openOffice(id, http);
  async function end(): Promise<void> {
    await close();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
  console.log(`The post office of ${name} is open. Ctrl-C closes it; what waits goes out when it is open again.`);
  if (http) console.log(`It takes in what comes to ${http.publicUrl} on port ${http.port}.`);
}

/** Joins the business of an invitation for a post office, and keeps what it was given. */
async function join(invitation: string, file: string): Promise<KeptPlace> {
  const place = await joined(invitation, (code) => {
    console.log(
      `\nThe other screen shows the same six digits, if nobody stands between:  ${code}\nPress “Let in” there.`,
    );
  });
  if (place.connection.role?.id !== postRole.id) {
    throw new Error(
      'Expected an invitation for a post office, got one for a person: Settings, Integrations, Post office makes the right one.',
    );
  }
  await writePlace(file, place);
  return place;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
