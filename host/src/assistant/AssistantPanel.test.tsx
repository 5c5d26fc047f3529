// @vitest-environment happy-dom
import { type AssistantProps, defineRemote, type RemoteDefinition, setActiveModule } from '@steps/shared';
import { MemoryRouter } from '@steps/shared/router';
import { cleanup, render, screen } from '@testing-library/react';
import { ref } from 'valtio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { remotesList } from '../federation/remotesList';
import { AssistantPanel } from './AssistantPanel';

const load = vi.hoisted(() => vi.fn<() => Promise<RemoteDefinition>>());
vi.mock('../federation/loadRemote', () => ({ loadRemote: load }));

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
});

afterEach(cleanup);

describe('the assistant', () => {
  it('receives the active module and the URL’s parameters', async () => {
    load.mockResolvedValue(defineRemote({ name: 'agents', assistant: () => Promise.resolve(Chat) }));
    setActiveModule('crm');
    panel();
    expect(await screen.findByText('crm {"module":"crm","tab":"deals"}')).toBeDefined();
  });

  it('says so when the remote offers no chat yet', async () => {
    load.mockResolvedValue(defineRemote({ name: 'agents' }));
    panel();
    expect(await screen.findByText('The assistant is not built yet')).toBeDefined();
  });

  it('names the remote that failed, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    load.mockRejectedValueOnce(new Error('no network'));
    load.mockResolvedValueOnce(defineRemote({ name: 'agents', assistant: () => Promise.resolve(Chat) }));
    panel();
    expect(await screen.findByText('AI agents is not available')).toBeDefined();
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(await screen.findByText(/"tab":"deals"/)).toBeDefined();
  });
});
