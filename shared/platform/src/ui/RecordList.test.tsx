// @vitest-environment page
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useMemo, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RecordList } from './RecordList';
import type { ColumnWidths, RecordColumn } from './recordColumns';
import { placeOf } from './recordListRules';
import { addRange, hiddenSelection, selectedShare, toggleAll, toggleId } from './selectionRules';
import { nextSort, type Sort, sortRows } from './sortRules';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Person {
  readonly id: string;
  readonly name: string;
  readonly score: number;
}

const columns: RecordColumn<Person>[] = [
  { id: 'name', header: 'Name', width: 200, sortable: true, cell: (person) => person.name },
  { id: 'score', header: 'Score', width: 80, sortable: true, align: 'end', cell: (person) => person.score },
];
const people = (count: number) =>
  Array.from({ length: count }, (_, at): Person => ({ id: `p${at}`, name: `Person ${at}`, score: (at * 7) % 10 }));
const idOf = (person: Person) => person.id;
const nameOf = (person: Person) => person.name;

interface ExampleProps {
  readonly count?: number;
  readonly onOpen?: (person: Person) => void;
  readonly onWidths?: (widths: ColumnWidths) => void;
}

function Example({ count = 10, onOpen, onWidths }: ExampleProps) {
  const [widths, setWidths] = useState<ColumnWidths>();
  const [sort, setSort] = useState<Sort>();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => {
    const all = people(count);
    return sort
      ? sortRows(all, (person) => (sort.column === 'score' ? person.score : person.name), sort.direction)
      : all;
  }, [count, sort]);
  return (
    <>
      <output>{[...selection].join(' ')}</output>
      <RecordList
        label="People"
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        columns={columns}
        sort={sort}
        onSort={setSort}
        widths={widths}
        onWidths={
          onWidths &&
          ((next) => {
            setWidths(next);
            onWidths(next);
          })
        }
        selection={selection}
        onSelect={setSelection}
        onOpen={onOpen ?? (() => {})}
        empty="Nobody here"
      />
    </>
  );
}

const grid = () => screen.getByRole('grid', { name: 'People' });
const selection = () => screen.getByRole('status').textContent;
const activeRow = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('a head sorts, and sorts the other way when pressed again', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const head = () => screen.getByRole('columnheader', { name: 'Score' });
  expect(head().getAttribute('aria-sort')).toBe('none');
  await user.click(within(head()).getByRole('button'));
  expect(head().getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getAllByRole('row')[1]?.textContent).toBe('Person 00');
  await user.click(within(head()).getByRole('button'));
  expect(head().getAttribute('aria-sort')).toBe('descending');
  expect(screen.getAllByRole('row')[1]?.textContent).toBe('Person 79');
});

test('boxes select one, the head all or none, and Shift up to here', async () => {
  const user = userEvent.setup();
  render(<Example count={5} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
  expect(selection()).toBe('p1');
  expect(screen.getAllByRole('row')[2]?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }));
  await user.keyboard('{/Shift}');
  expect(selection()).toBe('p1 p2 p3');
  await user.click(screen.getByRole('checkbox', { name: 'Select all People' }));
  expect(selection()?.split(' ')).toHaveLength(5);
  await user.click(screen.getByRole('checkbox', { name: 'Select all People' }));
  expect(selection()).toBe('');
});

test('by keyboard alone: arrows, Home and End move, Space selects, Enter opens, Ctrl+A takes all', async () => {
  const user = userEvent.setup();
  const onOpen = vi.fn();
  render(<Example onOpen={onOpen} />);
  grid().focus();
  await user.keyboard('{ArrowDown}{ArrowDown} ');
  expect(activeRow()).toContain('Person 2');
  expect(selection()).toBe('p2');
  await user.keyboard('{End}{ArrowDown}');
  expect(activeRow()).toContain('Person 9');
  await user.keyboard('{Home}{ArrowUp}{Enter}');
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'p0' }));
  await user.keyboard('{Control>}a{/Control}');
  expect(selection()?.split(' ')).toHaveLength(10);
});

test('keys go on from the row in which something was pressed last', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.pointer({ target: screen.getByText('Person 4'), keys: '[MouseLeft]' });
  grid().focus();
  await user.keyboard('{ArrowDown}');
  expect(activeRow()).toContain('Person 5');
});

test('of 100,000 rows only a screenful is in the page, and all are counted', () => {
  render(<Example count={100_000} />);
  expect(grid().getAttribute('aria-rowcount')).toBe('100001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

test('Right and Left go from cell to cell of the active row, up and down in the column, and back to the row', async () => {
  const user = userEvent.setup();
  render(<Example />);
  grid().focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(activeRow()).toBe('7');
  await user.keyboard('{ArrowDown}');
  expect(activeRow()).toBe('4');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(activeRow()).toBe('Person 24');
});

describe('the edge of a column’s header', () => {
  const edge = (header: string) => screen.getByRole('separator', { name: `Width of ${header}` });

  test('is there only where widths are kept, and says the width', () => {
    render(<Example />);
    expect(screen.queryByRole('separator')).toBeNull();
    cleanup();
    render(<Example onWidths={() => {}} />);
    expect(edge('Score').getAttribute('aria-valuetext')).toBe('80 pixels');
    expect(screen.getByRole('columnheader', { name: 'Score' })).toBeDefined();
  });

  test('is no Tab stop: the right arrow goes to it from the header, and Tab from there to the next header', async () => {
    const user = userEvent.setup();
    render(<Example onWidths={() => {}} />);
    screen.getByRole('button', { name: /^Name/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(edge('Name'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Score/ }));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Name/ }));
  });

  test('resizes by keys, and the row’s keys are not meant', async () => {
    const user = userEvent.setup();
    const onWidths = vi.fn();
    render(<Example onWidths={onWidths} />);
    edge('Name').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(onWidths).toHaveBeenLastCalledWith({ name: 216 });
    expect(edge('Name').getAttribute('aria-valuenow')).toBe('216');
    await user.keyboard('{Enter}');
    expect(onWidths).toHaveBeenCalledTimes(4);
  });

  test('is dragged, keeps the columns before it, and is put back by Esc', () => {
    const onWidths = vi.fn();
    render(<Example onWidths={onWidths} />);
    const drag = (to: number) => {
      fireEvent.pointerDown(edge('Score'), { pointerId: 1, button: 0, clientX: 300 });
      fireEvent.pointerMove(edge('Score'), { pointerId: 1, clientX: to });
    };
    drag(340);
    expect(edge('Score').getAttribute('aria-valuenow')).toBe('120');
    fireEvent.keyDown(edge('Score'), { key: 'Escape' });
    expect(edge('Score').getAttribute('aria-valuenow')).toBe('80');
    fireEvent.pointerUp(edge('Score'), { pointerId: 1 });
    expect(onWidths).not.toHaveBeenCalled();
    drag(350);
    fireEvent.pointerUp(edge('Score'), { pointerId: 1 });
    expect(onWidths).toHaveBeenCalledExactlyOnceWith({ name: 200, score: 130 });
  });

  test('that is only pressed changes nothing', () => {
    const onWidths = vi.fn();
    render(<Example onWidths={onWidths} />);
    fireEvent.pointerDown(edge('Score'), { pointerId: 1, button: 0, clientX: 300 });
    fireEvent.pointerUp(edge('Score'), { pointerId: 1 });
    expect(onWidths).not.toHaveBeenCalled();
  });
});

describe('a text that is cut', () => {
  let style: HTMLStyleElement | undefined;
  afterEach(() => style?.remove());

  /** Test environments lay nothing out: cells of 50 pixels whose text is as wide as given. */
  const layOut = (text: number) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(50);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(text);
    style = document.head.appendChild(document.createElement('style'));
    style.textContent = '.s-list__cell { overflow: hidden; overflow-x: hidden }';
  };

  test('shows whole when the pointer rests on it, until it leaves or Esc is pressed', async () => {
    layOut(80);
    const user = userEvent.setup();
    render(<Example />);
    await user.hover(screen.getByText('Person 3'));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Person 3');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('shows whole when the keys reach its cell, not its row', async () => {
    layOut(80);
    const user = userEvent.setup();
    render(<Example />);
    grid().focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tooltip').textContent).toBe('Person 1');
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('is no other than the one that does not fit', async () => {
    layOut(50);
    const user = userEvent.setup();
    render(<Example />);
    grid().focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(activeRow()).toBe('Person 1');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

test('without rows the given words are shown', () => {
  render(<Example count={0} />);
  expect(screen.getByText('Nobody here')).toBeDefined();
});

describe('selecting', () => {
  const ids = ['a', 'b', 'c', 'd'];

  test('all twice clears the list, and keeps selected rows that a filter hides', () => {
    const hidden = new Set(['y', 'z']);
    expect([...toggleAll(toggleAll(new Set(['z']), hidden, ids), hidden, ids)]).toEqual(['z']);
  });

  test('the same row twice changes nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...ids)), fc.constantFrom(...ids), (start, id) => {
        expect(toggleId(toggleId(new Set(start), id), id)).toEqual(new Set(start));
      }),
    );
  });

  test('a range is the same from either end', () => {
    expect(addRange(new Set(), ids, 3, 1)).toEqual(addRange(new Set(), ids, 1, 3));
  });

  test('rows that the list does not show are ignored when it says “some” or “all”', () => {
    const share = (...selected: string[]) => {
      const selection = new Set(selected);
      return selectedShare(
        selection,
        hiddenSelection(selection, ids, (id) => id),
        ids.length,
      );
    };
    expect(share()).toBe('none');
    expect(share('z')).toBe('none');
    expect(share('b', 'z')).toBe('some');
    expect(share('a', 'b', 'c', 'z')).toBe('some');
    expect(share(...ids, 'z')).toBe('all');
  });

  test('a row is found where it last was, and where it is now', () => {
    const idOf = (id: string) => id;
    expect(placeOf(ids, idOf, 'c', 2)).toBe(2);
    expect(placeOf(ids, idOf, 'c', 0)).toBe(2);
    expect(placeOf(ids, idOf, 'c', 9)).toBe(2);
    expect(placeOf(ids, idOf, 'z', 1)).toBe(-1);
  });
});

describe('sorting', () => {
  test('keeps every row, orders numbers as numbers and leaves empty values last both ways', () => {
    const value = (row: { v: number | undefined }) => row.v;
    fc.assert(
      fc.property(fc.array(fc.record({ v: fc.option(fc.integer(), { nil: undefined }) })), (rows) => {
        for (const direction of ['ascending', 'descending'] as const) {
          const sorted = sortRows(rows, value, direction).map(value);
          const full = sorted.filter((v) => v !== undefined);
          expect(sorted).toHaveLength(rows.length);
          expect(sorted.slice(0, full.length)).toEqual(full);
          expect(full).toEqual([...full].sort((a, b) => (direction === 'ascending' ? a - b : b - a)));
        }
      }),
    );
  });

  test('another column starts ascending', () => {
    expect(nextSort({ column: 'name', direction: 'ascending' }, 'score')).toEqual({
      column: 'score',
      direction: 'ascending',
    });
  });
});
