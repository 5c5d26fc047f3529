// @vitest-environment page

import { setCurrentPerson } from '@steps/business/host';
import { closeClient, openClient } from '@steps/platform';
import { AddressRouter } from '@steps/platform/host';
import { faultyPort, openMemoryStore, tomWith } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Banners } from './Banners';

beforeEach(async () => {
  setCurrentPerson(undefined);
  history.replaceState(null, '', '/?module=integrations');
  await openMemoryStore();
});
afterEach(() => {
  cleanup();
  setCurrentPerson(undefined);
});

const show = () =>
  render(
    <AddressRouter>
      <Banners />
    </AddressRouter>,
  );

it('whoever may only look at a module is told so above its pages', async () => {
  tomWith({ integrations: ['view'] });
  show();
  expect(await screen.findByRole('region', { name: 'Your role' })).toBeDefined();
  expect(screen.getByText(/does not let you add, change or delete anything in Integrations/)).toBeDefined();
});

it('who may change something there, and who works alone, is told nothing', () => {
  show();
  expect(screen.queryByRole('region', { name: 'Your role' })).toBeNull();
  cleanup();
  tomWith({ integrations: ['view', 'change'] });
  show();
  expect(screen.queryByRole('region', { name: 'Your role' })).toBeNull();
});

it('a made-up business is called so while its records are still read: the page does not move down for it', async () => {
  const port = faultyPort();
  const { client } = await openMemoryStore({}, { port, client: { sample: true } });
  await closeClient();
  let read = () => {};
  port.rowsAfter = new Promise<void>((resolve) => {
    read = resolve;
  });
  const opened = openClient(client.id);
  show();
  expect(await screen.findByRole('region', { name: 'Sample data' })).toBeDefined();
  read();
  await opened;
  expect(screen.getByRole('region', { name: 'Sample data' })).toBeDefined();
});
