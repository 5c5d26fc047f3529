import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendMail } from '../../shared/business/src/nouns/mail/mailState';
import { outgoingMail } from '../../shared/business/src/nouns/mail/outgoingMail';
import { opening, PostBed, waiting } from './postBed';
import { openSaid, said } from './postProgram';

const image = 'localhost/steps-post';
/** Debian's. */
const program = '/usr/bin/buildah';
const buildah = (...args: string[]) => spawnSync(program, args, { encoding: 'utf8' });
const isBuilt = PostBed.isPossible && buildah('inspect', '--type', 'image', image).status === 0;
const bed = new PostBed();
let container = '';

/** The post office as the image starts it, with what it has kept. */
const started = (...args: string[]): ChildProcess => {
  const command = ['node', 'shared/post/dist/post.mjs', ...args];
  return spawn(program, ['run', '--isolation', 'chroot', '--user', 'node', container, '--', ...command]);
};
const ended = (child: ChildProcess) => {
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  return closed;
};

describe.skipIf(!isBuilt)(`the image of a post office (skipped where buildah has no ${image}: operate.md)`, () => {
  beforeAll(async () => {
    await bed.open();
    container = buildah('from', image).stdout.trim();
  }, opening);
  afterAll(async () => {
    await bed.close();
    buildah('rm', container);
  }, 60_000);

  it('joins a business, goes on after a restart, and sends', async () => {
    await ended(
      await bed.letIn((invitation) => {
        const first = started('-');
        first.stdin?.end(invitation);
        return first;
      }),
    );
    const again = started();
    await said(again, openSaid);
    const { id: accountId, problem } = await bed.account();
    expect(problem).toBeUndefined();
    const words = { to: ['sam@example.com'], cc: [], subject: 'Jam', content: 'Six jars.' };
    const { id } = sendMail({ accountId, ...words, sendAt: new Date().toISOString() });
    await vi.waitFor(() => expect(outgoingMail.get(id)?.status).toBe('sent'), waiting);
    expect(bed.sink.taken).toHaveLength(1);
    await ended(again);
  }, 120_000);
});
