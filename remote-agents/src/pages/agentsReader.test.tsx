// @vitest-environment page
import { MemoryRouter, offeredControls, openMemoryStore, setCurrentPerson, tomWith } from '@steps/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearAgent } from '../agents/selectedAgent';
import { AgentsPage } from './AgentsPage';

afterEach(() => {
  cleanup();
  clearAgent();
  setCurrentPerson(undefined);
});

it('offers a reader the agents themselves, which are everybody’s, and not the colours of the business', async () => {
  await openMemoryStore({});
  tomWith({ crm: ['view'] });
  render(
    <MemoryRouter initialEntries={['/agents']}>
      <AgentsPage />
    </MemoryRouter>,
  );
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Use our brand colour' })).toHaveProperty('disabled', true),
  );
  // What an agent is asked, how it speaks and what it remembers is for everybody who talks to it.
  const agents =
    /^(Engage|Details of|Voice Preview|Stop|(Ava|Atlas|Marla|Quinn|Sophie|Dex)|.*\?$|Start Conversation|Change$|Copy$|Remember$|Add$|Chat with )/;
  expect(offeredControls().filter((name) => !agents.test(name))).toEqual([]);
});
