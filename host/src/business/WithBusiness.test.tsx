// @vitest-environment page
import { companies, contacts, createClient, switchClient } from '@steps/business';
import { openWorkspaceStore } from '@steps/business/host';
import { useCollectionLoad } from '@steps/platform';
import { closeWorkspaceStore } from '@steps/platform/host';
import { company, contact, MemoryRouter, memoryPort, openMemoryStore } from '@steps/testing';
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

it('shows a page that can wait by itself while the records still stream in', async () => {
  const memory = memoryPort();
  const seeded = await openMemoryStore({ contacts: [contact()], companies: [company()] }, { port: memory });
  await seeded.close();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await openWorkspaceStore({
    ...memory,
    async open(name) {
      const storage = await memory.open(name);
      const load = async (...given: Parameters<typeof storage.load>) => {
        await storage.load(...given);
        if (name !== 'workspace') await held;
      };
      return { ...storage, load };
    },
  });
  const opening = switchClient(seeded.client.id);
  const page = (name: string, whileReading: boolean) => (
    <WithBusiness name={name} skeleton={<p>Loading {name}</p>} whileReading={whileReading}>
      <Progress name={name} />
    </WithBusiness>
  );
  render(
    <MemoryRouter>
      {page('CRM', true)}
      {page('Sales', false)}
    </MemoryRouter>,
  );
  expect(await screen.findByText('CRM: contacts ready, companies loading')).toBeDefined();
  expect(screen.getByText('Loading Sales')).toBeDefined();
  goOn();
  await act(() => opening);
  expect(screen.getByText('Sales: contacts ready, companies ready')).toBeDefined();
  await closeWorkspaceStore();
});

function Progress({ name }: { readonly name: string }) {
  return <p>{`${name}: contacts ${useCollectionLoad(contacts)}, companies ${useCollectionLoad(companies)}`}</p>;
}
