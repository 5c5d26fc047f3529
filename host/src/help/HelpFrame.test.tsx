// @vitest-environment page
import { type PageHelpProps, type RemoteEntry, setChatVisible } from '@steps/platform';
import { contractVersion, type RemoteDefinition, useOfferPageHelp } from '@steps/platform/host';
import { Link } from '@steps/platform/router';
import { Page } from '@steps/platform/ui';
import { MemoryRouter } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ref } from 'valtio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { remotesList } from '../federation/remotesList';
import { HelpFrame } from './HelpFrame';
import { closeHelp, openHelp, useHelpOpen } from './helpState';

const remote = (parts: Omit<RemoteDefinition, 'contract'>) => ({ contract: contractVersion, ...parts });

const load = vi.hoisted(() => vi.fn<() => Promise<RemoteDefinition>>());
vi.mock('../federation/loadRemote', () => ({ loadRemote: load }));
const fetched = vi.hoisted(() => vi.fn<() => Promise<RemoteEntry[]>>());
vi.mock('../federation/fetchRemotesList', () => ({ fetchRemotesList: fetched }));

const Topic = ({ place }: PageHelpProps) => (
  <>
    <p>All about {place}</p>
    <Link to="/elsewhere">Elsewhere</Link>
  </>
);

/** A page in a frame that offers help, as the shell does. */
function Frame({ place }: { readonly place: string }) {
  const open = useHelpOpen();
  useOfferPageHelp(open, open ? closeHelp : openHelp);
  return (
    <>
      <Page title="Deals" />
      {open && <HelpFrame place={place} />}
    </>
  );
}
async function show() {
  const page = render(
    <MemoryRouter>
      <Frame place="crm" />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Help with this page' });
  return page;
}
const sign = () => screen.getByRole('button', { name: 'Help with this page' });

/** Windows at least this wide have room beside the page. */
function windowOf(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

let names = 0;
beforeEach(() => {
  names += 1;
  load.mockReset();
  load.mockResolvedValue(remote({ name: 'docs', help: () => Promise.resolve(Topic) }));
  Object.assign(remotesList, {
    status: 'ready',
    remotes: ref([remoteEntry({ name: `docs-${names}`, title: 'Help and documentation', help: true })]),
  });
  closeHelp();
  setChatVisible(false);
  windowOf(1440);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the "?" of a page', () => {
  it('fetches nothing of the help until it is pressed', async () => {
    await show();
    expect(sign().getAttribute('aria-expanded')).toBe('false');
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(sign());
    expect(await screen.findByText('All about crm')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('opens the topic of the page that is shown, and of the next one', async () => {
    const { rerender } = await show();
    await userEvent.click(sign());
    await screen.findByText('All about crm');
    rerender(
      <MemoryRouter>
        <Frame place="/brand-setup" />
      </MemoryRouter>,
    );
    expect(await screen.findByText('All about /brand-setup')).toBeDefined();
  });

  it('takes the focus beside the page, and Esc brings it back', async () => {
    await show();
    await userEvent.click(sign());
    const panel = screen.getByRole('complementary', { name: 'Help' });
    expect(document.activeElement).toBe(panel);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(sign());
  });

  it('opens a sheet where there is no room beside, which goes when a link in it is followed', async () => {
    windowOf(390);
    await show();
    await userEvent.click(sign());
    expect(screen.getByRole('dialog', { name: 'Help' })).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: 'Elsewhere' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the place of the assistant', async () => {
    setChatVisible(true);
    await show();
    await userEvent.click(sign());
    expect(await screen.findByText('All about crm')).toBeDefined();
    expect(localStorage.getItem('steps.chatVisible')).toBe('false');
  });
});

describe('without its remote', () => {
  it('the help says which part is missing, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    load.mockRejectedValueOnce(new Error('no network'));
    await show();
    await userEvent.click(sign());
    expect(await screen.findByText('Help and documentation is not available')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('All about crm')).toBeDefined();
  });

  it('the help says so when no part of this site offers it, and asks for another list', async () => {
    const { remotes } = remotesList;
    Object.assign(remotesList, { remotes: ref([]) });
    fetched.mockResolvedValue([...remotes]);
    await show();
    await userEvent.click(sign());
    expect(screen.getByText('The help is not available now')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('All about crm')).toBeDefined();
  });
});
