// @vitest-environment page
import { type AssistantProps, type RemoteEntry, setActiveModule, setChatVisible } from '@steps/platform';
import { contractVersion, type RemoteDefinition } from '@steps/platform/host';
import { Link } from '@steps/platform/router';
import { MemoryRouter } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ref } from 'valtio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { remotesList } from '../federation/remotesList';
import { AssistantFrame } from './AssistantFrame';
import { AssistantPanel } from './AssistantPanel';

const remote = (parts: Omit<RemoteDefinition, 'contract'>) => ({ contract: contractVersion, ...parts });

const load = vi.hoisted(() => vi.fn<() => Promise<RemoteDefinition>>());
vi.mock('../federation/loadRemote', () => ({ loadRemote: load }));
const fetched = vi.hoisted(() => vi.fn<() => Promise<RemoteEntry[]>>());
vi.mock('../federation/fetchRemotesList', () => ({ fetchRemotesList: fetched }));

const Chat = ({ activeModule, params }: AssistantProps) => (
  <p>
    {activeModule} {JSON.stringify(params)}
  </p>
);

const panel = () =>
  render(
    <MemoryRouter initialEntries={['/?module=crm&tab=deals']}>
      <AssistantPanel onClose={() => {}} />
    </MemoryRouter>,
  );

let names = 0;
beforeEach(() => {
  names += 1;
  Object.assign(remotesList, {
    status: 'ready',
    remotes: ref([remoteEntry({ name: `agents-${names}`, title: 'AI agents', assistant: true })]),
  });
  fetched.mockResolvedValue([remoteEntry({ name: `agents-${names}`, title: 'AI agents', assistant: true })]);
});

afterEach(cleanup);

describe('the assistant', () => {
  it('receives the active module and the URL’s parameters', async () => {
    load.mockResolvedValue(remote({ name: 'agents', assistant: () => Promise.resolve(Chat) }));
    setActiveModule('crm');
    panel();
    expect(await screen.findByText('crm {"module":"crm","tab":"deals"}')).toBeDefined();
  });

  it('says that it is not available now when the remote offers no chat, and Retry asks for the list again', async () => {
    load.mockResolvedValueOnce(remote({ name: 'agents' }));
    load.mockResolvedValueOnce(remote({ name: 'agents', assistant: () => Promise.resolve(Chat) }));
    panel();
    expect(await screen.findByText('The assistant is not available now')).toBeDefined();
    screen.getByText(/The part of Steps that answers here did not load/);
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(await screen.findByText(/"tab":"deals"/)).toBeDefined();
  });

  it('says the same when no remote of the list offers one', async () => {
    Object.assign(remotesList, { remotes: ref([remoteEntry({ name: 'gifts', title: 'Gifts' })]) });
    load.mockResolvedValueOnce(remote({ name: 'agents', assistant: () => Promise.resolve(Chat) }));
    panel();
    expect(await screen.findByText('The assistant is not available now')).toBeDefined();
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(await screen.findByText(/"tab":"deals"/)).toBeDefined();
  });

  it('names the remote that failed, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    load.mockRejectedValueOnce(new Error('no network'));
    load.mockResolvedValueOnce(remote({ name: 'agents', assistant: () => Promise.resolve(Chat) }));
    panel();
    expect(await screen.findByText('AI agents is not available')).toBeDefined();
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(await screen.findByText(/"tab":"deals"/)).toBeDefined();
  });

  it('is a sheet on a phone, which goes when a link in an answer is followed, so that its page is seen', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const Answer = () => <Link to="/?module=analytics">Add to a board</Link>;
    load.mockResolvedValue(remote({ name: 'agents', assistant: () => Promise.resolve(Answer) }));
    setChatVisible(true);
    render(
      <MemoryRouter>
        <AssistantFrame />
      </MemoryRouter>,
    );
    expect(screen.getByRole('dialog', { name: 'AI Assistant' })).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: 'Add to a board' }));
    expect(localStorage.getItem('steps.chatVisible')).toBe('false');
    vi.unstubAllGlobals();
  });
});
