// @vitest-environment page

import { openMemoryStore } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Section } from './Section';

beforeEach(async () => {
  await openMemoryStore();
});
afterEach(cleanup);

const show = (expanded: boolean) =>
  render(
    <Section title="Tags" count={1} collapse={{ id: 'contact.tags', expanded }}>
      <input aria-label="Add a tag" />
    </Section>,
  );

it('is open or closed as given until somebody chooses, and remembers the choice', async () => {
  const { unmount } = show(false);
  const toggle = screen.getByRole('button', { name: 'Tags 1' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('textbox', { name: 'Add a tag' });
  unmount();
  show(false);
  expect(screen.getByRole('button', { name: 'Tags 1' }).getAttribute('aria-expanded')).toBe('true');
});

it('keeps what is half typed while it is closed', async () => {
  show(true);
  await userEvent.type(screen.getByRole('textbox'), 'Champ');
  const toggle = screen.getByRole('button', { name: 'Tags 1' });
  await userEvent.click(toggle);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(toggle);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Champ');
});

it('is named by its title', () => {
  show(true);
  screen.getByRole('region', { name: 'Tags' });
});
