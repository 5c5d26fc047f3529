import { describe, expect, it } from 'vitest';
import { newUserSeed, publicKeyOf } from '../server/signing';
import { newWrapKeys, unwrapped, wrapped } from './deviceKeys';
import { usualDeviceName } from './deviceName';
import { type AskingDevice, askedIn, type InvitationHost, invitationHost } from './invitation';
import { invitationText, meetingPlace, readInvitation } from './invitationLink';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

interface Bed {
  readonly seed: string;
  readonly host: InvitationHost;
  readonly asked: AskingDevice[];
  over: boolean;
}

async function invited(): Promise<Bed> {
  const seed = newUserSeed();
  const asked: AskingDevice[] = [];
  const bed = { seed, asked, over: false };
  const host = await invitationHost(
    seed,
    (device) => void asked.push(device),
    () => bed.over,
  );
  return Object.assign(bed, { host });
}

type Ask = (question: Uint8Array) => Promise<Uint8Array | undefined>;

async function newDevice({ seed, host }: Bed, ask: Ask = (question) => host.answer(question)) {
  const own = await newWrapKeys();
  const device = { name: 'Phone', sign: publicKeyOf(newUserSeed()), wrap: own.open };
  const codes: string[] = [];
  const at = { ask, close: async () => {} };
  const given = askedIn({ seed, device, own, at, onCode: (code) => codes.push(code), pause });
  // Whoever waits for it says what becomes of it.
  given.catch(() => {});
  return { given, codes };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause();
};

describe('an invitation', () => {
  it('both devices show the same six digits, and the new one gets what was wrapped for it', async () => {
    const bed = await invited();
    const { given, codes } = await newDevice(bed);
    await until(() => codes.length > 0);
    expect(codes[0]).toMatch(/^\d{3} \d{3}$/);
    expect(bed.asked).toMatchObject([{ name: 'Phone', code: codes[0] }]);
    await bed.host.welcome({ ring: 'all keys' });
    expect(await given).toEqual({ ring: 'all keys' });
  });

  it('is for one device: a second one is told that it was used, before and after', async () => {
    const bed = await invited();
    const first = await newDevice(bed);
    await until(() => first.codes.length > 0);
    await expect((await newDevice(bed)).given).rejects.toThrow('Another device has used this invitation');
    await bed.host.welcome('keys');
    await first.given;
    await expect((await newDevice(bed)).given).rejects.toThrow('Another device has used this invitation');
    expect(bed.asked).toHaveLength(1);
  });

  it('what was heard and is sent again opens nothing: the answer is wrapped for the device that asked', async () => {
    const bed = await invited();
    const heard: Uint8Array[] = [];
    const { given, codes } = await newDevice(bed, (question) => {
      heard.push(question);
      return bed.host.answer(question);
    });
    await until(() => codes.length > 0);
    await bed.host.welcome({ ring: 'all keys' });
    await given;
    const answers = await Promise.all(heard.map((question) => bed.host.answer(question)));
    expect(answers.map((answer) => new TextDecoder('latin1').decode(answer)).join()).not.toContain('all keys');
    expect(bed.asked).toHaveLength(1);
    await expect(bed.host.answer(new Uint8Array(40))).rejects.toThrow();
  });

  it('whoever stands between both gets other digits', async () => {
    const [bed, between] = [await invited(), await invited()];
    const other = await invitationHost(
      bed.seed,
      (device) => void between.asked.push(device),
      () => false,
    );
    const toOther = await newDevice(bed, (question) => other.answer(question));
    await until(() => toOther.codes.length > 0);
    const toOwner = await newDevice(bed);
    await until(() => toOwner.codes.length > 0);
    expect(bed.asked[0]?.code).not.toBe(toOther.codes[0]);
  });

  it('says so when the owner refuses, when its page is closed, and when it has expired', async () => {
    const bed = await invited();
    const refused = await newDevice(bed);
    await until(() => bed.asked.length > 0);
    bed.host.refuse();
    await expect(refused.given).rejects.toThrow('did not let this one in');
    await expect((await newDevice(bed, async () => undefined)).given).rejects.toThrow('does not show the invitation');
    const late = await invited();
    late.over = true;
    await expect((await newDevice(late)).given).rejects.toThrow('has expired');
  });

  it('is one text, alone or in an address, and nothing else is taken for one', async () => {
    const link = { address: 'wss://team.example.com', seed: newUserSeed(), token: 'header.claims.signature' };
    const text = invitationText(link, 'device');
    expect(readInvitation(text, 'device')).toEqual(link);
    expect(readInvitation(`https://steps.example.com/#${text}\n`, 'device')).toEqual(link);
    expect(text).not.toContain(await meetingPlace(link.seed));
    for (const wrong of [
      '',
      'steps-invite-1.',
      text.slice(0, -30).replace(/\.[^.]*$/, ''),
      text.replace('invite', 'team'),
    ]) {
      expect(() => readInvitation(wrong, 'device')).toThrow('Enter the whole invitation');
    }
  });

  it('of a post office is none of a browser, and the other way round', () => {
    const link = { address: 'wss://team.example.com', seed: newUserSeed(), token: 'header.claims.signature' };
    const [post, device] = [invitationText(link, 'post'), invitationText(link, 'device')];
    expect(readInvitation(`'${post}'\n`, 'post')).toEqual(link);
    expect(() => readInvitation(post, 'device')).toThrow('it begins with steps-invite-1.');
    expect(() => readInvitation(device, 'post')).toThrow('it begins with steps-post-1.');
  });
});

it('what is wrapped opens for its device, its sender and its purpose alone', async () => {
  const [owner, phone, other] = await Promise.all([newWrapKeys(), newWrapKeys(), newWrapKeys()]);
  const made = await wrapped({ key: 'words' }, owner, phone.open, 'roster');
  expect(await unwrapped(made, phone.own, owner.open, 'roster')).toEqual({ key: 'words' });
  expect(JSON.stringify(made)).not.toContain('words');
  for (const [own, from, purpose] of [
    [other.own, owner.open, 'roster'],
    [phone.own, other.open, 'roster'],
    [phone.own, owner.open, 'welcome'],
  ] as const) {
    await expect(unwrapped(made, own, from, purpose)).rejects.toThrow();
  }
});

it('a device is called what it is', () => {
  expect(usualDeviceName('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari')).toBe('Android phone');
  expect(usualDeviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('iPhone');
  expect(usualDeviceName('Mozilla/5.0 (X11; Linux x86_64)')).toBe('Linux computer');
  expect(usualDeviceName('something')).toBe('Computer');
});
