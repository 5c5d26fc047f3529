// @vitest-environment page
import 'fake-indexeddb/auto';
import { memoryPort } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from './App';
import { createAndEnter, logOut, storeWith } from './gate/gateState';

vi.mock('./ahead', () => ({ fetchApplication: () => new Promise(() => {}) }));

let undoPort = () => {};

afterEach(async () => {
  cleanup();
  await logOut({ discard: true });
  undoPort();
  localStorage.clear();
});

async function openWorkspace() {
  const port = memoryPort();
  undoPort = storeWith(() => port);
  await createAndEnter({ name: 'Bakery' });
}

it('what is behind the gate is drawn at once where it came while the session opened, without a placeholder first', async () => {
  await openWorkspace();
  render(<App application={() => <p>Behind the gate</p>} />);
  screen.getByText('Behind the gate');
  expect(screen.queryByText('Loading Steps')).toBeNull();
});

it('who has just passed the gate sees the place of a page until the rest has come', async () => {
  await openWorkspace();
  render(<App />);
  screen.getByText('Loading Steps');
});
