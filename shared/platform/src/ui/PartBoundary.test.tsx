// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PartBoundary } from './PartBoundary';
import { Section } from './Section';

let broken = true;
function Part({ says = 'The part' }: { readonly says?: string }) {
  if (broken) throw new Error('No such sign.');
  return <p>{says}</p>;
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

test('a part that fails shows its words as they are, the rest of the page works, and Retry brings it back', async () => {
  render(
    <>
      <PartBoundary text={'* Rye\n* Oat'}>
        <Part />
      </PartBoundary>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Nothing you saved is lost.');
  expect(screen.getByText(/\* Rye\s\* Oat/).textContent).toBe('* Rye\n* Oat');
  expect(screen.getByText('The rest')).toBeDefined();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('The part')).toBeDefined();
});

test('other words are tried by themselves', () => {
  const { rerender } = render(
    <PartBoundary text="first">
      <Part />
    </PartBoundary>,
  );
  broken = false;
  rerender(
    <PartBoundary text="second">
      <Part />
    </PartBoundary>,
  );
  expect(screen.getByText('The part')).toBeDefined();
});

test('a section keeps its title when its content fails', () => {
  render(
    <Section title="Notes">
      <Part />
    </Section>,
  );
  expect(screen.getByRole('heading', { name: 'Notes' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});
