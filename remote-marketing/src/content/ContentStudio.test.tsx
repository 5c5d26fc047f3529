// @vitest-environment page
import { flush, undo } from '@steps/platform';
import { useLocation } from '@steps/platform/router';
import { notify, Overlays } from '@steps/platform/ui';
import {
  aiResult,
  approveAiResult,
  faultyPort,
  fixClock,
  MemoryRouter,
  memoryPort,
  openMemoryStore,
  savedFiles,
  testNow,
} from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Piece, pieces } from '../pieces/piece';
import { setPieceField } from '../pieces/pieceState';
import { ContentStudio } from './ContentStudio';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const piece = (id: string, fields: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'social',
  title: id,
  brief: {},
  parts: { main: { options: [], text: `${id} in the bakehouse, and a loaf to take home.` } },
  fields: {},
  finishedAt: testNow,
  createdAt: testNow,
  updatedAt: testNow,
  ...fields,
});
const made = [
  piece('Open day', { kind: 'email', parts: { body: { options: ['ai-1'] } }, scheduledAt: at(12, 16) }),
  piece('Rye week', { scheduledAt: at(10, 10) }),
  piece('Out already', { publishedAt: at(2, 10) }),
  piece('Some day'),
];

const Address = () => <output aria-label="Address">{useLocation().search}</output>;
async function open(all: readonly Piece[] = made, search = '') {
  await openMemoryStore({ pieces: all, aiResults: [aiResult({ id: 'ai-1', output: 'Come by on Saturday.' })] });
  render(
    <MemoryRouter initialEntries={[`/?module=content${search}`]}>
      <ContentStudio />
      <Address />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const day = (name: string) => within(screen.getByRole('listitem', { name }));
const chip = (name: RegExp) => screen.getByRole('button', { name });
const sheet = (name: string) => within(screen.getByRole('dialog', { name }));

let realClock: () => void;
beforeEach(() => {
  notify.clear();
  realClock = fixClock();
});
afterEach(() => {
  cleanup();
  realClock();
  vi.restoreAllMocks();
});

describe('the calendar', () => {
  it('shows every piece on its day with its status, and those without a day below', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Content studio');
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();
    expect(day('Thu 12 Nov 2026').getByRole('button').textContent).toBe('Waiting, Email: Open day');
    expect(day('Mon 2 Nov 2026').getByRole('button').textContent).toBe('Published, Post: Out already');
    const without = within(screen.getByRole('region', { name: /^Without a day/ }));
    expect(without.getByRole('button').textContent).toBe('Approved, Post: Some day');
    act(() => void approveAiResult('ai-1'));
    expect(day('Thu 12 Nov 2026').getByRole('button').textContent).toBe('Scheduled, Email: Open day');
  });

  it('moves a piece by Alt and an arrow, keeps its time and the focus, and can be undone', async () => {
    await open();
    const before = chip(/Rye week$/);
    before.focus();
    fireEvent.keyDown(before, { key: 'ArrowRight', altKey: true });
    expect(day('Wed 11 Nov 2026').getByRole('button').textContent).toContain('Rye week');
    expect(pieces.get('Rye week')?.scheduledAt).toBe(at(11, 10));
    expect(document.activeElement).toBe(chip(/Rye week$/));
    fireEvent.keyDown(chip(/Rye week$/), { key: 'ArrowDown', altKey: true });
    expect(pieces.get('Rye week')?.scheduledAt).toBe(at(18, 10));
    fireEvent.keyDown(chip(/Rye week$/), { key: 'ArrowDown' });
    expect(pieces.get('Rye week')?.scheduledAt).toBe(at(18, 10));
    act(() => void undo());
    expect(pieces.get('Rye week')?.scheduledAt).toBe(at(11, 10));
  });

  it('goes on to the month that a piece is moved to', async () => {
    await open([piece('Last', { scheduledAt: at(29, 10) })], '&day=2026-11-29');
    for (const _ of [1, 2]) fireEvent.keyDown(chip(/Last$/), { key: 'ArrowDown', altKey: true });
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy();
    expect(document.activeElement).toBe(chip(/Last$/));
  });

  it('moves a piece by dragging it to a day, and gives it nine o’clock when it had none', async () => {
    await open();
    const carried = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => carried.set(type, value),
      getData: (type: string) => carried.get(type) ?? '',
      get types() {
        return [...carried.keys()];
      },
    };
    fireEvent.dragStart(chip(/Some day$/), { dataTransfer });
    const target = screen.getByRole('listitem', { name: 'Fri 20 Nov 2026' });
    fireEvent.dragOver(target, { dataTransfer });
    expect(target.dataset.over).toBe('true');
    fireEvent.drop(target, { dataTransfer });
    expect(pieces.get('Some day')?.scheduledAt).toBe(at(20, 9));
    expect(screen.queryByRole('region', { name: /^Without a day/ })).toBeNull();
  });

  it('leaves what is published where it is', async () => {
    await open();
    const out = chip(/Out already$/);
    expect(out.getAttribute('draggable')).toBe('false');
    fireEvent.keyDown(out, { key: 'ArrowRight', altKey: true });
    expect(pieces.get('Out already')?.scheduledAt).toBeUndefined();
  });

  it('shows three pieces of a day, and all of them in its week', async () => {
    const user = await open(
      ['a', 'b', 'c', 'd', 'e'].map((id, index) => piece(id, { scheduledAt: at(10, 9 + index) })),
    );
    expect(day('Tue 10 Nov 2026').getAllByRole('button')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: '2 more on 10 Nov' }));
    expect(screen.getByLabelText('Address').textContent).toContain('view=week&day=2026-11-10');
    expect(
      day('Tue 10 Nov 2026')
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.slice(-7)),
    ).toEqual(['09:00 a', '10:00 b', '11:00 c', '12:00 d', '13:00 e']);
  });

  it('is a list of days as well', async () => {
    await open(made, '&view=list');
    const days = within(screen.getByRole('list', { name: 'Days' }));
    expect(days.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Mon 2 Nov',
      'Tue 10 Nov',
      'Thu 12 Nov',
    ]);
  });

  it('says what it is for while nothing was made', async () => {
    await open([]);
    expect(screen.getByText('Nothing made yet')).toBeTruthy();
  });
});

describe('a piece that is opened', () => {
  it('shows its words, its brand check and its studio, and can be marked as published', async () => {
    const user = await open();
    await user.click(chip(/Rye week$/));
    const piece = sheet('Rye week');
    expect(piece.getByText('Rye week in the bakehouse, and a loaf to take home.')).toBeTruthy();
    expect(piece.getByRole('heading', { name: /^Brand check \d+ of 100$/ })).toBeTruthy();
    expect(piece.getByRole('link', { name: 'Open in its studio' }).getAttribute('href')).toBe(
      '/marketing/social?piece=Rye+week',
    );
    await user.click(piece.getByRole('button', { name: 'Mark as published' }));
    expect(pieces.get('Rye week')?.publishedAt).toBe(testNow);
    expect(piece.getByText('Published', { selector: '.s-tag__word' })).toBeTruthy();
  });

  it('is deleted with a way back', async () => {
    const user = await open();
    await user.click(chip(/Rye week$/));
    await user.click(sheet('Rye week').getByRole('button', { name: 'Delete' }));
    expect(pieces.get('Rye week')).toBeUndefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(pieces.get('Rye week')).toBeTruthy();
  });
});

describe('the library', () => {
  it('exports what is approved, and says what is left out', async () => {
    const user = await open(made, '&tab=library');
    const saved = savedFiles();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await saved[0]?.file.text();
    expect(text).toContain('Rye week,Post,scheduled,2026-11-10 10:00,');
    expect(text).not.toContain('Come by on Saturday.');
    expect(await screen.findByText('1 piece left out: not approved yet.')).toBeTruthy();
  });

  it('takes the posts of a file after saying what it found', async () => {
    const user = await open([], '&tab=library');
    await user.click(screen.getByRole('button', { name: 'Import posts' }));
    const dialog = sheet('Import posts');
    const take = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Import' });
    expect(take().disabled).toBe(true);
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('dialog input[type=file]');
      if (!found) throw new Error('The control is still on its way.');
      return found;
    });
    await user.upload(
      input,
      new File(['Text,Date\nRye is back,10/12/2026\n,\nOat,soon'], 'posts.csv', { type: 'text/csv' }),
    );
    expect(await dialog.findByText(/posts found, 1 with a day\.$/)).toBeTruthy();
    expect(dialog.getByText('Row 3: “soon” is not a date, so it was left out.')).toBeTruthy();
    await user.click(take());
    expect(pieces.all().map(({ title }) => title)).toEqual(['Rye is back', 'Oat']);
  });
});

it('the brand check learns words to avoid, and names the pieces that have them', async () => {
  const user = await open(made, '&tab=brand');
  expect(screen.getByText('All unpublished pieces fit.')).toBeTruthy();
  const avoid = screen.getByLabelText(/^Words to avoid/);
  fireEvent.change(avoid, { target: { value: 'bakehouse\nloaf' } });
  fireEvent.blur(avoid);
  const off = within(screen.getByRole('region', { name: /^Do not fit yet/ }));
  expect(off.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Rye week', 'Some day']);
  await user.click(off.getByRole('button', { name: 'Rye week' }));
  expect(sheet('Rye week').getByText('Has words to avoid: bakehouse, loaf')).toBeTruthy();
});

it('a text that is tried in the brand check is still there after another tab was opened', async () => {
  const user = await open(made, '&tab=brand');
  fireEvent.change(screen.getByLabelText(/^Text/), { target: { value: 'Come by on Saturday, bring a friend.' } });
  expect(screen.getByRole('region', { name: 'Brand check' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /^Library/ }));
  await user.click(screen.getByRole('tab', { name: 'Brand check' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Text/).value).toBe('Come by on Saturday, bring a friend.');
});

describe('a business with thousands of pieces opens with what was shown last', () => {
  const thousand = Array.from({ length: 1000 }, (_, index) =>
    piece(`Piece ${index}`, {
      updatedAt: new Date(Date.parse(testNow) - index * 60_000).toISOString(),
      ...(index < 5 ? { scheduledAt: at(10, 10) } : {}),
    }),
  );
  const page = (search: string) => (
    <MemoryRouter initialEntries={[`/?module=content${search}`]}>
      <ContentStudio />
      <Overlays />
    </MemoryRouter>
  );

  /** Shows the page until it has kept what it shows, then opens the business again while its rows are held back. */
  async function openAgain(search: string, meanwhile = () => {}) {
    const memory = memoryPort();
    const kept: string[] = [];
    const port = faultyPort({
      ...memory,
      async open(name) {
        const storage = await memory.open(name);
        return {
          ...storage,
          async keep(value, collections) {
            const done = await storage.keep(value, collections);
            kept.push(value.name);
            return done;
          },
        };
      },
    });
    await openMemoryStore({ pieces: thousand }, { port });
    const first = render(page(search));
    await waitFor(() => expect(kept.length).toBeGreaterThan(0));
    meanwhile();
    await flush();
    first.unmount();
    let release = () => {};
    port.rowsAfter = new Promise<void>((done) => {
      release = done;
    });
    const opening = openMemoryStore({}, { port });
    render(page(search));
    await screen.findByText('Loading content');
    return {
      async release() {
        release();
        await act(() => opening);
      },
    };
  }

  it('the calendar shows its days, not for use yet, and then all of it', async () => {
    const { release } = await openAgain('');
    const tenth = await screen.findByRole('button', { name: /Piece 0$/ });
    expect(tenth.closest('[inert]')).not.toBeNull();
    expect(screen.getByText('2 more')).toBeTruthy();
    expect(screen.getByText('995')).toBeTruthy();
    expect(screen.getByRole('tab', { name: /Library/ }).textContent).toBe('Library 1,000');
    await release();
    await waitFor(() => expect(chip(/Piece 0$/).closest('[inert]')).toBeNull());
    expect(screen.queryByText('Loading content')).toBeNull();
    expect(screen.getByText('2 more')).toBeTruthy();
  });

  it('the library shows its first rows, not for use yet, and then all of it', async () => {
    const { release } = await openAgain('&tab=library');
    const row = await screen.findByText('Piece 0');
    expect(row.closest('[inert]')).not.toBeNull();
    await release();
    await waitFor(() => expect(screen.getByText('Piece 0').closest('[inert]')).toBeNull());
  });

  it('another view, or a piece that changed since, waits for the pieces', async () => {
    const { release } = await openAgain('&tab=library', () => setPieceField('Piece 7', 'note', 'x'));
    expect(screen.queryByText('Piece 0')).toBeNull();
    await release();
    expect(await screen.findByText('Piece 7')).toBeTruthy();
  });
});
