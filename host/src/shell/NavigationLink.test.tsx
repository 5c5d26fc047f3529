// @vitest-environment page
import { MemoryRouter } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { NavigationLink } from './NavigationLink';

const item = {
  id: 'human-loop',
  title: 'Human review',
  short: 'Review',
  icon: 'check-check',
  href: '/?module=human-loop',
};
const open = (rail: boolean) =>
  render(
    <MemoryRouter>
      <NavigationLink item={item} current={false} remotes={[]} rail={rail} />
    </MemoryRouter>,
  );

afterEach(cleanup);

it('is called by its short name, with the whole one for the pointer', () => {
  open(false);
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('title')).toBe('Human review');
});

it('says what it is on the rail, for keys as for the pointer, until Esc', async () => {
  open(true);
  const link = screen.getByRole('link', { name: 'Review' });
  expect(link.getAttribute('title')).toBeNull();
  await userEvent.hover(link);
  await screen.findByRole('tooltip');
  expect(screen.getByText('Human review')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
