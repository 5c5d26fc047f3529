// @vitest-environment page

import { LiveRegion } from '@steps/platform/src/ui/announce';
import { Together } from '@steps/platform/ui';
import { contact } from '@steps/testing/src/builders';
import { openMemoryStore } from '@steps/testing/src/memoryStore';
import { memoryTeamServer } from '@steps/testing/team';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemoryServer } from '../log/memoryLog.fixture';
import { presenceSubject } from '../server/deviceRights';
import { teamConnections } from '../teamConnection';
import { connectTeam, leaveTeam } from '../teamState';
import type { Place, PresenceMessage } from './presence';
import { presenceSeal } from './presenceSeal';

const ada: Place = { collection: 'contacts', id: 'ada' };
let server: MemoryServer;
let stopServer: () => void;

beforeEach(async () => {
  localStorage.clear();
  let code = '';
  ({ server, code, undo: stopServer } = memoryTeamServer());
  await openMemoryStore({ contacts: [contact({ id: 'ada', name: 'Ada Byron' })] });
  await connectTeam({ address: 'ws://localhost:4280', code });
});

afterEach(async () => {
  cleanup();
  await leaveTeam();
  stopServer();
});

function ofTeam() {
  const connection = teamConnections.all()[0];
  if (!connection) throw new Error('Expected a business on a server.');
  return { connection, seal: presenceSeal(() => connection.ring) };
}

/** What another device says. */
async function says(device: string, places: readonly Place[], more: Partial<PresenceMessage> = {}): Promise<void> {
  const { connection, seal } = ofTeam();
  const subject = presenceSubject(connection, device);
  const message = {
    run: '0123456789abcdef',
    at: Date.now(),
    name: 'Sam',
    on: 'iPhone',
    places,
    ...more,
  } as PresenceMessage;
  server.broadcast(subject, (await seal.seal(message, subject)) ?? new Uint8Array());
}

/** What this page said last. */
async function sentHere(): Promise<PresenceMessage | undefined> {
  const { connection, seal } = ofTeam();
  const own = presenceSubject(connection, connection.device);
  const last = server.broadcasts.filter(({ subject }) => subject === own).at(-1);
  return last && seal.open(last.data, own);
}

const said = (places: readonly Place[]) =>
  vi.waitFor(async () => expect(await sentHere()).toMatchObject({ places }), { timeout: 10_000 });

function Phone() {
  return (
    <form {...Together.useTyping('contacts', 'ada', 'phone')}>
      <input aria-label="Phone" />
    </form>
  );
}

function AdaPage() {
  return (
    <>
      <Together.HereToo collection="contacts" id="ada" />
      <Phone />
      <Together.FieldNote collection="contacts" id="ada" fields={['phone']} label="Phone" words={String} />
      <LiveRegion />
    </>
  );
}

describe('the page of a record', () => {
  it('shows who has it open too, says so to screen readers, and lets it be read by a press', async () => {
    render(<AdaPage />);
    await said([ada]);
    await act(() => says('phone', [ada]));
    const faces = await screen.findByRole('button', { name: 'Sam is here too' });
    expect(screen.getByText(/^Sam is here too\s*$/)).toBeDefined();
    await userEvent.click(faces);
    expect(screen.getByRole('listitem').textContent).toContain('Sam · iPhone');
    await act(() => says('phone', [], { at: Date.now() + 1 }));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Sam is here too' })).toBeNull());
  });

  it('shows nobody who has another record open', async () => {
    render(<AdaPage />);
    await said([ada]);
    await act(() => says('phone', [{ collection: 'contacts', id: 'cy' }]));
    await act(() => says('tablet', [ada], { name: 'Kim' }));
    await screen.findByRole('button', { name: 'Kim is here too' });
  });

  it('says in which field somebody else is typing, and to them in which one somebody types here', async () => {
    render(<AdaPage />);
    await said([ada]);
    await act(() => says('phone', [{ ...ada, field: 'phone' }]));
    await screen.findByText('Sam is typing …');
    await vi.waitFor(() => expect(screen.getByText(/^Phone: Sam is typing …\s*$/)).toBeDefined());
    await act(() => says('phone', [{ ...ada, field: 'email' }], { at: Date.now() + 1 }));
    await vi.waitFor(() => expect(screen.queryByText('Sam is typing …')).toBeNull());
    await userEvent.type(screen.getByLabelText('Phone'), '020');
    await said([{ ...ada, field: 'phone' }]);
    await userEvent.tab();
    await said([ada]);
  });

  it('says goodbye when the page is closed, and nothing while it is hidden', async () => {
    render(<AdaPage />);
    await said([ada]);
    window.dispatchEvent(new Event('pagehide'));
    expect(await sentHere()).toMatchObject({ gone: true });
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const before = server.broadcasts.length;
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => says('tablet', [ada], { name: 'Kim' }));
    await screen.findByRole('button', { name: 'Kim is here too' });
    expect(server.broadcasts.length).toBe(before + 1);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await said([ada]);
  });

  it('draws nothing of others, and says nothing, when the business has left the server', async () => {
    render(<AdaPage />);
    await said([ada]);
    await act(() => says('phone', [ada]));
    await screen.findByRole('button', { name: 'Sam is here too' });
    await act(() => leaveTeam());
    expect(screen.queryByRole('button')).toBeNull();
    const before = server.broadcasts.length;
    await userEvent.type(screen.getByLabelText('Phone'), '1');
    expect(server.broadcasts.length).toBe(before);
  });
});
