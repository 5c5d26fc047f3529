// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Menu } from './Menu';
import { placeMenu } from './menuRules';

const archive = vi.fn();
const erase = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  render(
    <Menu
      label="Actions for Ada"
      trigger="Actions"
      items={[
        { id: 'edit', label: 'Edit contact', onSelect: vi.fn() },
        { id: 'archive', label: 'Archive contact', onSelect: archive },
        { id: 'delete', label: 'Delete contact', onSelect: erase, disabled: true },
      ]}
    />,
  );
});
afterEach(cleanup);

const trigger = () => screen.getByRole('button', { name: 'Actions for Ada' });
const focused = () => document.activeElement?.textContent;

test('stays while something else scrolls, and closes once its button is scrolled away', async () => {
  await userEvent.click(trigger());
  fireEvent.scroll(document);
  screen.getByRole('menu');
  vi.spyOn(trigger(), 'getBoundingClientRect').mockReturnValue({ top: 80, left: 0 } as DOMRect);
  fireEvent.scroll(document);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('opens by arrow on the first item, walks around, chooses with Enter and gives the focus back', async () => {
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Edit contact');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete contact');
  await user.keyboard('{Home}{ArrowDown}{Enter}');
  expect(archive).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test('arrow up opens it on the last item, and a letter goes to the item that starts with it', async () => {
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete contact');
  await user.keyboard('a');
  expect(focused()).toBe('Archive contact');
});

test('Esc closes it without choosing', async () => {
  const user = userEvent.setup();
  await user.click(trigger());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test('a press elsewhere closes it', async () => {
  const user = userEvent.setup();
  await user.click(trigger());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a disabled item does nothing and the menu stays', async () => {
  const user = userEvent.setup();
  await user.click(trigger());
  await user.click(screen.getByRole('menuitem', { name: 'Delete contact' }));
  expect(erase).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeDefined();
});

describe('a menu', () => {
  const window = { width: 400, height: 300 };
  const size = { width: 200, height: 100 };

  test('opens above when there is no room below', () => {
    const trigger = { top: 250, bottom: 280, left: 20, right: 60 };
    expect(placeMenu(trigger, size, window, 'start')).toEqual({ top: 146, left: 20 });
  });

  test('never passes the edge of the window', () => {
    const trigger = { top: 10, bottom: 40, left: 350, right: 390 };
    expect(placeMenu(trigger, size, window, 'start').left).toBe(192);
    expect(placeMenu({ ...trigger, left: 0, right: 40 }, size, window, 'end').left).toBe(8);
  });
});
