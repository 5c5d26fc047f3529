// @vitest-environment page
import { Section } from '@steps/platform/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { keepFocus } from './keepFocus';

function List() {
  const [names, setNames] = useState(['Ann', 'Ben']);
  const remove = (name: string) => {
    keepFocus();
    setNames(names.filter((one) => one !== name));
  };
  return (
    <Section title="People">
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => remove(name)}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">Add</button>
    </Section>
  );
}
afterEach(cleanup);

it('moves to the next row when a row is removed, and to the last button after the last one', async () => {
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ann' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove Ben'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add'));
});
