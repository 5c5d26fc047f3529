// @vitest-environment page

import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { openStorage } from '@steps/platform/src/core/store/database';
import { redo, undo } from '@steps/platform/src/core/store/history';
import { onReplaced, type ReplacedEdit } from '@steps/platform/src/core/store/replacedEdits';
import { Together } from '@steps/platform/ui';
import { editContact } from '@steps/testing';
import { contact } from '@steps/testing/src/builders';
import { fixClock, passTime } from '@steps/testing/src/clock';
import { openMemoryStore } from '@steps/testing/src/memoryStore';
import { memoryTeamServer } from '@steps/testing/team';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDevices, type Device, device, fieldOf } from '../link/teamBed.fixture';
import type { JoinedStorage } from '../link/teamStorage';
import type { MemoryServer } from '../log/memoryLog.fixture';
import { subjectPrefix } from '../server/deviceRights';
import { teamConnections } from '../teamConnection';
import { connectTeam, leaveTeam } from '../teamState';
import { teamConflicts } from './conflictState';

let server: MemoryServer;
let stopServer: () => void;
let phone: Device;
let replaced: ReplacedEdit[];
let stopListening: () => void;

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

beforeEach(async () => {
  localStorage.clear();
  let code = '';
  ({ server, code, undo: stopServer } = memoryTeamServer());
  await openMemoryStore({ contacts: [contact({ id: 'ada', name: 'Ada', phone: '1' })] });
  await connectTeam({ address: 'ws://localhost:4280', code });
  const connection = teamConnections.all()[0];
  if (!connection) throw new Error('Expected a business on a server.');
  phone = await device('phone', server.connect, { ring: connection.ring, prefix: subjectPrefix(connection) });
  phone.start();
  await eventually(() => expect(phone.shown.has('contacts/ada')).toBe(true));
  replaced = [];
  stopListening = onReplaced((edits) => replaced.push(...edits));
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  stopListening();
  await closeDevices();
  await leaveTeam();
  stopServer();
});

const theirs = (value: string) =>
  phone.write({ ...fieldOf('ada', 'phone', value), value: { v: contacts.version, r: { phone: value } } });
const phoneNow = () => contacts.get('ada')?.phone;
const onThePhone = () => (phone.shown.get('contacts/ada') as { r: { phone?: string } }).r.phone;

/** Both write while they are apart; the one who is named later. */
async function bothWrite(later: 'here' | 'phone'): Promise<void> {
  server.away = true;
  server.cut();
  await phone.stop();
  // Of two writes in one millisecond the names of the devices would decide.
  const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));
  if (later === 'here') await theirs('3').then(aMoment);
  editContact('ada', { phone: '2' });
  await aMoment();
  if (later === 'phone') await theirs('3');
  phone.start();
  await act(async () => {
    server.away = false;
    await eventually(() => expect([phoneNow(), onThePhone()]).toEqual(later === 'here' ? ['2', '2'] : ['3', '3']));
    await eventually(() => expect(teamConflicts.all()).toHaveLength(1));
    await eventually(() =>
      expect([(openStorage() as JoinedStorage).waiting.size, phone.storage.waiting.size]).toEqual([0, 0]),
    );
  });
}

const AdaPage = () => (
  <>
    <Together.HereToo collection="contacts" id="ada" />
    <dl>
      <dd>
        <button type="button">Edit phone</button>
        <Together.FieldNote collection="contacts" id="ada" fields={['phone']} label="Phone" words={String} />
      </dd>
    </dl>
  </>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a field that two people wrote at the same time', () => {
  it('shows whose value was replaced both values, and takes theirs back as one step, which is undone as one', async () => {
    render(<AdaPage />);
    await bothWrite('phone');
    screen.getByRole('group', { name: 'Somebody else changed this at the same time. Now: “3”. Yours: “2”.' });
    expect(replaced).toEqual([]);
    await press('Use mine');
    expect(phoneNow()).toBe('2');
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Edit phone');
    await eventually(() => expect(onThePhone()).toBe('2'));
    act(() => void undo());
    expect(phoneNow()).toBe('3');
    expect(screen.getByRole('group')).toBeDefined();
    act(() => void redo());
    expect(phoneNow()).toBe('2');
  });

  it('shows whose value stands what the other one wrote, and takes it with one press', async () => {
    render(<AdaPage />);
    await bothWrite('here');
    screen.getByRole('group', { name: 'Somebody else changed this at the same time. Now: “2”. Theirs: “3”.' });
    await press('Use theirs');
    expect(phoneNow()).toBe('3');
    await eventually(() => expect(onThePhone()).toBe('3'));
  });

  it('says no more of it once it is kept as it is', async () => {
    render(<AdaPage />);
    await bothWrite('phone');
    await press('Keep theirs');
    expect(screen.queryByRole('group')).toBeNull();
    expect(teamConflicts.size).toBe(0);
    expect(phoneNow()).toBe('3');
  });

  it('says so for ten minutes, over a reload too, and no longer once somebody changes the field again', async () => {
    await bothWrite('phone');
    fixClock(new Date().toISOString());
    const { unmount } = render(<AdaPage />);
    passTime(9 * 60_000);
    unmount();
    const again = render(<AdaPage />);
    expect(screen.getByRole('group')).toBeDefined();
    await act(async () => void editContact('ada', { phone: '4' }));
    expect(screen.queryByRole('group')).toBeNull();
    await act(async () => void undo());
    expect(screen.getByRole('group')).toBeDefined();
    passTime(60_000);
    again.unmount();
    render(<AdaPage />);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('is told by a notice where the record is not open', async () => {
    await bothWrite('phone');
    expect(replaced).toMatchObject([{ id: 'ada', field: 'phone', mine: '2', theirs: '3', by: 'Somebody else' }]);
  });
});
