// @vitest-environment happy-dom
import { createClient } from '@steps/shared';
import { MemoryRouter } from '@steps/shared/router';
import { openMemoryStore } from '@steps/shared/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithBusiness } from './WithBusiness';

afterEach(cleanup);

it('says that the business was deleted in another tab, instead of loading for ever', async () => {
  const { port, client, close } = await openMemoryStore();
  createClient({ businessName: 'Other Ltd' });
  const otherTab = await port.open('workspace');
  render(
    <MemoryRouter>
      <WithBusiness name="CRM" skeleton={<p>Loading</p>}>
        <p>The records</p>
      </WithBusiness>
    </MemoryRouter>,
  );
  expect(screen.getByText('The records')).toBeDefined();
  await act(() => otherTab.write([{ collection: 'clients', id: client.id, value: undefined }]));
  expect(await screen.findByText('This business was deleted')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Open Other Ltd' })).toBeDefined();
  await close();
});
