import { type screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

type Within = Pick<typeof screen, 'getByRole' | 'findByRole' | 'findByText'>;

/** The box of a picker, once antd's control has replaced its placeholder. */
export const picker = (part: Within, name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const box = part.getByRole('combobox', { name });
    expect(box.getAttribute('aria-haspopup')).toBe('listbox');
    return box;
  });

/** Searches in a picker and chooses the option with these words. */
export async function choose(
  part: Within,
  name: string | RegExp,
  query: string,
  words: string | RegExp,
): Promise<void> {
  await userEvent.type(await picker(part, name), query);
  await userEvent.click(await part.findByRole('option', { name: words }));
}
