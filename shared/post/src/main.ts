import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { TeamError } from '@steps/journal/src/team/log/teamLog';
import { teamConnections } from '@steps/journal/team';
import { WebSocket } from 'ws';
import { readHttpPlace } from './http/httpPlace';
import { joined, reopened } from './joining';
import { type KeptPlace, readPlace, writePlace } from './keptPlace';
import { openOffice } from './office';

const usage = `The post office sends and takes in the mail of a business.

  echo '<invitation>' | npm run post -- -   joins the business: Settings, Integrations, Post office shows this command
  npm run post                              goes on with the business that was joined

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
  const [given, ...more] = positionals;
  if (values.help || more.length > 0) return console.log(usage);
  // Secrets read this way are in no list of processes, which every user of a machine can read.
  const invitation = given === '-' ? await text(process.stdin) : given;
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

/** Joins the business of an invitation, and stores what it was given. */
async function join(invitation: string, file: string): Promise<KeptPlace> {
  try {
    const place = await joined(invitation);
    await writePlace(file, place);
    return place;
  } catch (error) {
    if (!(error instanceof TeamError && error.fault === 'refused')) throw error;
    // Whoever uses the invitation first is let in: its author should notice if that was somebody else.
    throw new Error(
      `${error.message} If Steps shows a post office that is not yours, remove it at once: Settings, Team.`,
      { cause: error },
    );
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
