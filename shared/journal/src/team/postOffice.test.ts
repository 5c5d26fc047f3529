import { mailClaims, outgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newKeyRing, ringFor } from './keys/keyRing';
import { closeDevices, type Device, device, testRing } from './link/teamBed.fixture';
import { MemoryServer } from './log/memoryLog.fixture';
import { postCollections, postRole, postUnread } from './rights/postRole';
import { roleRights } from './rights/roleRights';
import { approvalModules, approvalsOf, teamCollections } from './rights/teamCollections';

let server: MemoryServer;
beforeEach(() => {
  server = new MemoryServer();
});
afterEach(closeDevices);

const row = (collection: string, id: string, fields: object) => ({
  collection,
  id,
  value: { v: 1, r: { id, ...fields } },
});
const connected = (one: Device) =>
  vi.waitFor(() => expect(one.status()).toMatchObject({ state: 'connected', waiting: 0 }));
const names = (one: Device) => JSON.stringify([...one.shown.values()]);

describe('a post office', () => {
  it('is given its own collections and which approvals there are, and nothing else', () => {
    const approvals = approvalModules.map(approvalsOf);
    expect(roleRights(postRole)).toEqual({ reads: [...postCollections, ...approvals], writes: postCollections });
    const records = teamCollections.map(({ name }) => name).filter((name) => !postCollections.includes(name));
    expect(records).toContain('contacts');
    const { reads = [] } = roleRights(postRole);
    expect(records.filter((name) => reads.includes(name))).toEqual([]);
  });

  it('opens mail, and no contact, deal, note or meeting', async () => {
    const owner = await device('owner', server.connect);
    owner.start();
    await connected(owner);
    await owner.write(
      row('contacts', 'c1', { name: 'Ada Byron' }),
      row('deals', 'd1', { name: 'Engine' }),
      row('activities', 'a1', { subject: 'Rang her' }),
      row('meetings', 'me1', { title: 'Lunch with her' }),
      row('aiResults', 'r1', { output: 'Dear Ada' }),
      row('outgoingMail', 'm1', { subject: 'Jam' }),
    );
    await connected(owner);
    const ring = await ringFor(testRing, roleRights(postRole).reads ?? []);
    const office = await device('office', server.connect, { ring });
    office.start();
    await vi.waitFor(() => expect(names(office)).toContain('Jam'));
    await vi.waitFor(() => expect(office.status()).toMatchObject({ locked: 5 }));
    const known = names(office) + (await office.stored());
    for (const secret of ['Ada', 'Engine', 'Rang her', 'Lunch']) expect(known).not.toContain(secret);
  });

  it('with the keys of another business opens nothing', async () => {
    const owner = await device('owner', server.connect);
    owner.start();
    await connected(owner);
    await owner.write(row('outgoingMail', 'm1', { subject: 'Jam' }));
    await connected(owner);
    const office = await device('office', server.connect, { ring: newKeyRing() });
    office.start();
    await connected(office);
    expect(names(office)).not.toContain('Jam');
  });
});

describe('a row that is replaced', () => {
  const note = (one: Device, by: string, last: number) =>
    one.link().replace(row(mailClaims.name, 'm1.0', { by, at: '' }), last);

  it('is written by whoever knows its last message, and whoever was overtaken writes nothing more', async () => {
    const [left, right] = [await device('left', server.connect), await device('right', server.connect)];
    for (const one of [left, right]) one.start();
    await Promise.all([connected(left), connected(right)]);
    const first = await note(left, 'left 1', 0);
    const second = await note(left, 'left 2', first ?? 0);
    expect(await right.link().readAnew({ collection: mailClaims.name, id: 'm1.0' })).toBe(second);
    const taken = await note(right, 'right 1', second ?? 0);
    expect(taken).toBeGreaterThan(second ?? 0);
    expect(await note(left, 'left 3', second ?? 0), 'it learns who has it').toBeUndefined();
    expect(names(left)).toContain('right 1');
    expect(names(right)).not.toContain('left 3');
  });

  it('says when it is not known what became of it, and goes on from what the server has', async () => {
    const one = await device('left', server.connect);
    one.start();
    await connected(one);
    server.unanswered = 1;
    await expect(note(one, 'left 1', 0)).rejects.toThrow('lost');
    await connected(one);
    // Until the loss is noticed it says that it is connected still.
    const last = await vi.waitFor(() => one.link().readAnew({ collection: mailClaims.name, id: 'm1.0' }));
    expect(last).toBeGreaterThan(0);
    expect(await note(one, 'left 2', last)).toBeGreaterThan(last);
  });
});

describe('what strangers send to a post office', () => {
  const answer = (id: string, name: string) => row('formAnswers', id, { name });
  const opened = async () => {
    const [owner, office] = [
      await device('owner', server.connect),
      await device('office', server.connect, {
        ring: await ringFor(testRing, roleRights(postRole).reads ?? []),
        unread: postUnread,
      }),
    ];
    for (const one of [owner, office]) one.start();
    await Promise.all([connected(owner), connected(office)]);
    return { owner, office };
  };

  it('is read by the business, and kept by no post office', async () => {
    const { owner, office } = await opened();
    expect(await office.link().handOver(answer('a1', 'Ada Byron'))).toBe(true);
    await vi.waitFor(() => expect(names(owner)).toContain('Ada Byron'));
    await owner.write(answer('a2', 'Mary Somerville'), row('outgoingMail', 'm1', { subject: 'Jam' }));
    await vi.waitFor(() => expect(names(office)).toContain('Jam'));
    const known = names(office) + (await office.stored());
    for (const name of ['Ada', 'Somerville']) expect(known).not.toContain(name);
    expect(office.status().locked, 'a post office could open it').toBe(0);
  });

  it('is read by nobody else either where it lay in a mailbox: a post office hands it over and forgets it', async () => {
    const { owner, office } = await opened();
    const mail = (id: string, subject: string) => row('receivedMail', id, { subject });
    expect(await office.link().handOver(mail('m1', 'From Ada'))).toBe(true);
    expect(await office.link().handOver(row('mailBodies', 'm1', { text: 'Dear Mary' }))).toBe(true);
    expect(await office.link().handOver(row('unknownMail', 'u1', { address: 'eve@example.org' }))).toBe(true);
    await vi.waitFor(() => expect(names(owner)).toContain('Dear Mary'));
    await vi.waitFor(() => expect(names(owner)).toContain('eve@example.org'));
    expect(names(office) + (await office.stored())).not.toMatch(/From Ada|Dear Mary|eve@/);
    // What was taken out of Steps does not come back with the next reading.
    await owner.write({ collection: 'receivedMail', id: 'm1', value: undefined });
    await connected(owner);
    expect(await office.link().handOver(mail('m1', 'From Ada'))).toBe(false);
    expect(names(owner)).not.toContain('From Ada');
  });

  it('comes once, whoever hands it over again, and what became of it stands', async () => {
    const { owner, office } = await opened();
    await office.link().handOver(answer('a1', 'Ada Byron'));
    await vi.waitFor(() => expect(names(owner)).toContain('Ada Byron'));
    await owner.write(answer('a1', 'Ada Lovelace'));
    await connected(owner);
    expect(await office.link().handOver(answer('a1', 'Somebody else'))).toBe(false);
    expect(names(owner)).toContain('Ada Lovelace');
  });

  it('is not said to be kept without a connection, nor where the server takes no message as large', async () => {
    const { office } = await opened();
    server.largest = 2000;
    server.cut();
    // Until the cut is noticed it says that it is connected still.
    const tooLarge = () =>
      expect(office.link().handOver(answer('a1', 'a'.repeat(3000)))).rejects.toThrow('as large as this');
    await vi.waitFor(tooLarge);
    server.away = true;
    server.cut();
    await vi.waitFor(() => expect(office.status().state).toBe('away'));
    await expect(office.link().handOver(answer('a1', 'Ada'))).rejects.toThrow('does not answer');
  });
});

describe('a claim', () => {
  const claim = (one: Device, by: string) => one.link().claim(row(mailClaims.name, 'm1.0', { by, at: '' }));

  it('of two devices one has it, and the other learns whose it is', async () => {
    const [left, right] = [await device('left', server.connect), await device('right', server.connect)];
    for (const one of [left, right]) one.start();
    await Promise.all([connected(left), connected(right)]);
    const taken = await Promise.all([claim(left, 'left'), claim(right, 'right')]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    const winner = taken[0] ? 'left' : 'right';
    for (const one of [left, right]) await vi.waitFor(() => expect(names(one)).toContain(`"by":"${winner}"`));
    expect([await claim(left, 'left'), await claim(right, 'right')], 'nobody has it later').toEqual([false, false]);
  });

  it('without a connection it is not known whether it stands', async () => {
    const one = await device('left', server.connect);
    one.start();
    await connected(one);
    server.away = true;
    server.cut();
    await vi.waitFor(() => expect(one.status().state).toBe('away'));
    await expect(claim(one, 'left')).rejects.toThrow('does not answer');
  });

  it('a row is read anew before its message comes by itself, and not without a connection', async () => {
    const [left, right] = [await device('left', server.connect), await device('right', server.connect)];
    for (const one of [left, right]) one.start();
    await Promise.all([connected(left), connected(right)]);
    await left.write(row(outgoingMail.name, 'm1', { subject: 'Jam', status: 'scheduled' }));
    await connected(left);
    await right.link().readAnew({ collection: outgoingMail.name, id: 'm1' });
    expect(names(right)).toContain('scheduled');
    server.away = true;
    server.cut();
    await vi.waitFor(() => expect(right.status().state).toBe('away'));
    await expect(right.link().readAnew({ collection: outgoingMail.name, id: 'm1' })).rejects.toThrow('does not answer');
  });
});
