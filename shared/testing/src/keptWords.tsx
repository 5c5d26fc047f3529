import type { StoredRecord } from '@steps/platform/src/core/store/collection';
import { flush } from '@steps/platform/src/core/store/saveQueue';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from './MemoryRouter';
import { openMemoryStore } from './memoryStore';
import { readRich, writeRich } from './richEditor';

/** A place where somebody types. */
export interface WritingPlace {
  readonly page: ReactElement;
  /** Name of the field. */
  readonly field: string | RegExp;
  readonly records?: Readonly<Record<string, readonly StoredRecord[]>>;
  /** Presses what opens the field. */
  readonly open?: () => Promise<void> | void;
  /** The address of the page, if it reads something from it. */
  readonly address?: string;
  /** What is typed; two lines without it. */
  readonly words?: string;
}

const twoLines = 'First line\nand a second';

/**
 * Types in the place, closes the page and opens the business again: true if the words are still there. For tables of tests.
 */
export async function keepsWords(place: WritingPlace): Promise<boolean> {
  const { page, field, records = {}, open, address = '/', words = twoLines } = place;
  const show = async () => {
    render(<MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>);
    await open?.();
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: field });
  };
  const { port } = await openMemoryStore(records);
  const shown = await show();
  let isRich = false;
  act(() => {
    isRich = writeRich(shown, words);
  });
  if (!isRich) fireEvent.change(shown, { target: { value: words } });
  cleanup();
  if (!(await flush())) throw new Error('Expected what is typed to be stored.');
  await openMemoryStore({}, { port });
  const again = await show();
  const found = readRich(again) ?? again.value;
  cleanup();
  return found === words;
}

/** Presses a button by its name, once it is there. */
export const pressing = (name: string | RegExp) => async () => {
  fireEvent.click(await screen.findByRole('button', { name }));
};
