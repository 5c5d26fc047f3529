// @vitest-environment page
import { openMemoryStore, testNow } from '@steps/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BoardMenu } from './BoardMenu';
import { type Board, boards } from './board';

const board: Board = { id: 'b1', name: 'Week', widgets: [], createdAt: testNow, updatedAt: testNow };

afterEach(cleanup);

it('a board is renamed by Enter, but not by the one that ends what an input method writes', async () => {
  await openMemoryStore({ analyticsBoards: [board] });
  const user = userEvent.setup();
  render(<BoardMenu boards={[board]} board={board} onOpen={() => {}} />);
  await user.click(screen.getByRole('button', { name: /Week|Board/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'すし' } });
  fireEvent.keyDown(name, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 });
  expect([boards.get('b1')?.name, name.isConnected]).toEqual(['Week', true]);
  await user.type(name, '{Enter}');
  expect([boards.get('b1')?.name, name.isConnected]).toEqual(['すし', false]);
});
