// @vitest-environment page
import { contractVersion, type RemoteDefinition } from '@steps/platform/host';
import { useLocation } from '@steps/platform/router';
import { contact, createMeeting, MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ref } from 'valtio';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { remotesList } from '../federation/remotesList';
import { PaletteDialog } from './PaletteDialog';

const remote = (parts: Omit<RemoteDefinition, 'contract'>) => ({ contract: contractVersion, ...parts });

const load = vi.hoisted(() => vi.fn<() => Promise<RemoteDefinition>>());
vi.mock('../federation/loadRemote', () => ({ loadRemote: load }));

/** What is in a field as a key leaves it, without waiting for what is drawn of it. */
function setNativeValue(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

const open = () =>
  render(
    <MemoryRouter>
      <PaletteDialog />
      <Address />
    </MemoryRouter>,
  );

// Fetched once beforehand: the first import compiles it, which takes longer than a test waits.
beforeAll(async () => {
  await import('./PaletteBox');
});

let close: () => Promise<void>;
beforeEach(async () => {
  // happy-dom lays nothing out, which the list asks for.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  ({ close } = await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Priya Nair' })] }));
  Object.assign(remotesList, { status: 'ready', remotes: ref([remoteEntry({ title: 'CRM', palette: true })]) });
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await close();
});

describe('the palette', () => {
  it('searches for what was typed before its code had arrived', async () => {
    load.mockResolvedValue(remote({ name: 'remote-crm' }));
    open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Search and commands' }), { target: { value: 'priya' } });
    expect(await screen.findByRole('option', { name: /Priya Nair/ })).toBeDefined();
    expect(screen.getByRole('combobox')).toBe(document.activeElement);
  });

  it('finds a contact and goes to it', async () => {
    load.mockResolvedValue(remote({ name: 'remote-crm' }));
    open();
    await userEvent.type(await screen.findByRole('combobox'), 'priya');
    await userEvent.click(await screen.findByRole('option', { name: /Priya Nair/ }));
    expect(await screen.findByText('/crm/contacts/c1')).toBeDefined();
  });

  it('opens the first record found with Enter, as soon as it shows', async () => {
    load.mockResolvedValue(remote({ name: 'remote-crm' }));
    open();
    await userEvent.type(await screen.findByRole('combobox'), 'pri');
    const found = await screen.findByRole('option', { name: /Priya Nair/ });
    // “Pricing” of the host and the like may be above: the first one is marked, whatever it is.
    expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true');
    await userEvent.type(await screen.findByRole('combobox'), 'ya n');
    expect(found.isConnected).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('/crm/contacts/c1')).toBeDefined();
  });

  it('opens what was typed with Enter, not what was found before the last letters', async () => {
    load.mockResolvedValue(remote({ name: 'remote-crm' }));
    open();
    await userEvent.type(await screen.findByRole('combobox'), 'add deal');
    const field = await screen.findByRole('combobox');
    await screen.findByRole('option', { name: 'Add deal' });
    // As in a browser, where a key may come before the results of the one before it are drawn.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    setNativeValue(field, 'priya nair');
    await Promise.resolve();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/crm/contacts/c1'));
  });

  it('an Enter that was followed by more letters opens nothing later', async () => {
    load.mockResolvedValue(remote({ name: 'remote-crm' }));
    open();
    const field = await screen.findByRole('combobox');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    setNativeValue(field, 'priya nair');
    await Promise.resolve();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    setNativeValue(field, 'priya nairs');
    await vi.waitFor(() => expect(screen.getByText('Nothing found for “priya nairs”.')).toBeDefined());
    setNativeValue(field, 'priya nair');
    await vi.waitFor(() => expect(screen.getByRole('option', { name: /Priya Nair/ })).toBeDefined());
    expect(document.querySelector('output')?.textContent).toBe('/');
  });

  it('offers the remotes’ commands and search results', async () => {
    const run = vi.fn();
    load.mockResolvedValue(
      remote({
        name: 'remote-crm',
        palette: async () => ({
          commands: [{ id: 'merge', title: 'Merge duplicates', run }],
          searchProviders: [
            {
              id: 'notes',
              title: 'Notes',
              search: async (query) => [{ id: 'n1', title: `Note on ${query}`, href: '/notes/1' }],
            },
          ],
        }),
      }),
    );
    open();
    await userEvent.type(await screen.findByRole('combobox'), 'merge');
    expect(await screen.findByRole('option', { name: 'Note on merge' })).toBeDefined();
    await userEvent.click(screen.getByRole('option', { name: 'Merge duplicates' }));
    expect(run).toHaveBeenCalledOnce();
  });

  it('finds what a remote knows once it has come, without another key', async () => {
    let hits: readonly { id: string; title: string; href: string }[] = [];
    const searchProviders = [{ id: 'tickets', title: 'Tickets', search: async () => hits }];
    load.mockResolvedValue(remote({ name: 'remote-crm', palette: async () => ({ searchProviders }) }));
    open();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search and commands' }), '#13');
    expect(await screen.findByText('Nothing found for “#13”.')).toBeDefined();
    hits = [{ id: 't13', title: '#13 Enquiries do not arrive', href: '/?module=support&ticket=t13' }];
    act(() => createMeeting({ title: 'Anything', start: '2026-03-02T09:00:00.000Z', end: '2026-03-02T10:00:00.000Z' }));
    expect(await screen.findByRole('option', { name: /Enquiries do not arrive/ })).toBeDefined();
  });

  it('offers five actions before anything is typed, and shows what each is by its icon', async () => {
    const run = vi.fn();
    load.mockResolvedValue(
      remote({
        name: 'remote-crm',
        palette: async () => ({
          commands: [
            { id: 'ticket', title: 'Add ticket', run },
            { id: 'late', title: 'Overdue tickets', icon: 'ticket', run },
          ],
        }),
      }),
    );
    open();
    const actions = within(await screen.findByRole('group', { name: 'Actions' }));
    expect(actions.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Add contact',
      'Add deal',
      'Add task',
      'Add meeting',
      'Import contacts',
    ]);
    await userEvent.type(await screen.findByRole('combobox'), 'ticket');
    const icons = async (name: string) =>
      (await screen.findByRole('option', { name })).querySelector('svg')?.getAttribute('class');
    expect(await icons('Add ticket')).toContain('lucide-plus');
    expect(await icons('Overdue tickets')).toContain('lucide-ticket');
  });

  it('goes on without a remote that fails, and says so in one line', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    load.mockRejectedValue(new Error('down'));
    open();
    expect(await screen.findByText('CRM is not available: its commands are missing here.')).toBeDefined();
    await userEvent.type(await screen.findByRole('combobox'), 'priya');
    expect(await screen.findByRole('option', { name: /Priya Nair/ })).toBeDefined();
  });

  it('says what was searched when nothing is found', async () => {
    load.mockResolvedValue(remote({ name: 'remote-crm' }));
    open();
    await userEvent.type(await screen.findByRole('combobox'), 'zzzz');
    expect(await screen.findByText('Nothing found for “zzzz”.')).toBeDefined();
  });
});
