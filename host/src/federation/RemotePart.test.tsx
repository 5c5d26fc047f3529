// @vitest-environment page
import { type RemoteDefinition, RemoteError } from '@steps/platform/host';
import { Page } from '@steps/platform/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemotePart } from './RemotePart';
import { remoteEntry } from './remoteEntry.fixture';

const { loadRemote, reportFailure, loadRemotesList } = vi.hoisted(() => ({
  loadRemote: vi.fn(),
  reportFailure: vi.fn(),
  loadRemotesList: vi.fn(),
}));
vi.mock('./loadRemote', () => ({ loadRemote }));
vi.mock('./reportFailure', () => ({ reportFailure }));
vi.mock('./remotesList', () => ({ loadRemotesList }));

const crm = remoteEntry();
let made = 0;

/** Shows a part that is asked for the first time: one that was loaded is remembered. */
function show(
  lazy: (() => Promise<ComponentType<object>>) | undefined,
  more: Partial<ComponentProps<typeof RemotePart>> = {},
) {
  made += 1;
  loadRemote.mockResolvedValue({} as RemoteDefinition);
  return render(
    <RemotePart entry={crm} part={`page ${made}`} pick={() => lazy} props={{}} skeleton={<p>Loading</p>} {...more} />,
  );
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const Working = () => <h1>Contacts</h1>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loadRemote.mockReset();
  reportFailure.mockReset();
});

afterEach(cleanup);

describe('a part of a remote', () => {
  it('shows its skeleton, then itself', async () => {
    show(async () => Working);
    screen.getByText('Loading');
    await screen.findByRole('heading', { name: 'Contacts' });
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('that was loaded before shows at once', async () => {
    const { unmount } = show(async () => Working, { part: 'module crm' });
    await screen.findByRole('heading', { name: 'Contacts' });
    unmount();
    show(undefined, { part: 'module crm' });
    screen.getByRole('heading', { name: 'Contacts' });
  });

  it('whose remote is down names it with the cause, and Retry shows it once it is back', async () => {
    const part = { part: 'module away' };
    loadRemote.mockRejectedValueOnce(new RemoteError('CRM', 'unreachable'));
    render(<RemotePart entry={crm} pick={() => async () => Working} props={{}} skeleton={<p>Loading</p>} {...part} />);
    await screen.findByText('CRM is not available');
    screen.getByText(/Its server cannot be reached\. The rest of Steps keeps working/);
    expect(reportFailure).toHaveBeenCalledWith(crm, 'unreachable');
    loadRemote.mockResolvedValue({} as RemoteDefinition);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Contacts' });
  });

  it.each([
    ['did not arrive', named('ChunkLoadError', 'Loading chunk 7 failed.'), /Its server cannot be reached/],
    ['threw while loading', named('TypeError', 'x is not a function'), /Its program failed while starting/],
  ])('whose own file %s says so', async (_how, error, cause) => {
    show(() => Promise.reject(error));
    await screen.findByText(cause);
  });

  it('that throws while it is shown says so, and Retry shows it anew', async () => {
    let broken = true;
    show(async () => () => {
      if (broken) throw new Error('No such column');
      return <Working />;
    });
    await screen.findByText(/Its page failed while being shown/);
    expect(reportFailure).toHaveBeenCalledWith(crm, 'threw-on-render');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Contacts' });
  });

  it('whose later file does not arrive says that the server is away', async () => {
    show(async () => () => {
      throw named('ChunkLoadError', 'Loading css chunk 9 failed.');
    });
    await screen.findByText(/Its server cannot be reached/);
  });

  it('that the remote does not offer shows what stands in for it, and is no error', async () => {
    show(undefined, { missing: <p>Nothing here</p> });
    await screen.findByText('Nothing here');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('leaves a fault behind for who goes to another page within it', async () => {
    function OneContact({ address }: { readonly address: string }) {
      if (address.endsWith('1')) throw new Error('broken');
      return <Working />;
    }
    function ContactAddress() {
      const [address, setAddress] = useState('/crm/contacts/1');
      return (
        <>
          <button type="button" onClick={() => setAddress('/crm/contacts/2')}>
            Next
          </button>
          <RemotePart
            entry={crm}
            part="page of a contact"
            pick={() => async () => OneContact}
            props={{ address }}
            skeleton={null}
            address={address}
            within={(failure) => <Page title="Contact">{failure}</Page>}
          />
        </>
      );
    }
    loadRemote.mockResolvedValue({} as RemoteDefinition);
    render(<ContactAddress />);
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    screen.getByText(/Its page failed while being shown/);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Contacts' });
  });

  it('whose entry in the list is wrong is mended by another list', async () => {
    loadRemote.mockRejectedValueOnce(new RemoteError('CRM', 'bad-entry', 'No address.'));
    const wrong = remoteEntry({ problem: 'No address' });
    render(<RemotePart entry={wrong} part="module wrong" pick={() => undefined} props={{}} skeleton={null} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(loadRemotesList).toHaveBeenCalled();
  });
});
