// @vitest-environment page

import { defineTool } from '@steps/platform/src/core/contract/index';
import { RemoteError } from '@steps/platform/src/core/contract/remoteError';
import { act, cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listTools, loadTools, provideAiTools, useTools } from './offeredTools';

const tool = (name: string, kind: 'read' | 'propose' = 'read') =>
  kind === 'read'
    ? defineTool({ kind, name, description: name, input: v.object({}), run: () => [] })
    : defineTool({
        kind,
        name,
        description: name,
        input: v.object({}),
        run: () => ({ kind: 'letter', module: 'post', title: name, text: name }),
      });
const declared = (name: string, kind: 'read' | 'propose' = 'read') => ({
  name,
  label: name.replaceAll('_', ' '),
  kind,
  module: 'post',
});
const post = (...names: string[]) => ({
  remote: 'Post office',
  tools: names.map((name) => declared(name)),
  load: async () => names.map((name) => tool(name)),
});
const named = (remote: string) => listTools().filter((one) => one.remote === remote);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const remote of ['Post office', 'Impostor', 'Loyalty']) {
    provideAiTools({ remote, tools: [], load: async () => [] });
  }
});

describe('the tools that remotes offer to AI', () => {
  it('are known by name and kind before any code of their remote is loaded', () => {
    const load = vi.fn(async () => [tool('find_letters')]);
    provideAiTools({ ...post('find_letters'), load });
    expect(named('Post office')).toEqual([
      { name: 'find_letters', label: 'find letters', kind: 'read', module: 'post', remote: 'Post office' },
    ]);
    expect(load).not.toHaveBeenCalled();
  });

  it('are loaded from the remotes that are needed, and from no other', async () => {
    const other = vi.fn(async () => [tool('find_cards')]);
    provideAiTools(post('find_letters', 'find_stamps'));
    provideAiTools({ remote: 'Loyalty', tools: [declared('find_cards')], load: other });
    const { tools, missing } = await loadTools(listTools().filter(({ name }) => name === 'find_letters'));
    expect(tools.map(({ name }) => name)).toEqual(['find_letters']);
    expect(missing).toEqual([]);
    expect(other).not.toHaveBeenCalled();
  });

  it('of a remote that is away are missing with the reason, and the others can be used', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    provideAiTools({
      ...post('find_letters'),
      load: () => Promise.reject(new RemoteError('Post office', 'unreachable')),
    });
    provideAiTools({ remote: 'Loyalty', tools: [declared('find_cards')], load: async () => [tool('find_cards')] });
    const { tools, missing } = await loadTools(listTools());
    expect(tools.map(({ name }) => name)).toContain('find_cards');
    expect(missing).toEqual([
      { tool: named('Post office')[0], reason: expect.stringContaining('Its server cannot be reached.') },
    ]);
    expect(told).toHaveBeenCalledOnce();
  });

  it('that were announced as reading and propose now are not given', async () => {
    provideAiTools({ ...post('find_letters'), load: async () => [tool('find_letters', 'propose')] });
    const { tools, missing } = await loadTools(named('Post office'));
    expect(tools).toEqual([]);
    expect(missing).toMatchObject([{ reason: 'Post office does not offer it any more.' }]);
  });

  it('that were not announced are not given', async () => {
    provideAiTools({ ...post('find_letters'), load: async () => [tool('find_letters'), tool('burn_letters')] });
    expect((await loadTools(named('Post office'))).tools.map(({ name }) => name)).toEqual(['find_letters']);
  });

  it('belong to the remote that announced them first', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    provideAiTools(post('find_letters'));
    provideAiTools({ ...post('find_letters'), remote: 'Impostor' });
    expect(named('Impostor')).toEqual([]);
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('which Post office offers'));
  });

  it('are shown anew when the list of remotes is read again', async () => {
    provideAiTools(post('find_letters'));
    function Names() {
      return <p>{useTools().map(({ label }) => label)}</p>;
    }
    render(<Names />);
    expect(screen.getByText('find letters')).toBeTruthy();
    await act(async () => provideAiTools(post('find_stamps')));
    expect(screen.getByText('find stamps')).toBeTruthy();
  });
});
