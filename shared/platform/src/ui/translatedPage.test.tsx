// @vitest-environment page

import { translatePage } from '@steps/testing/src/translatePage';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SelectionBar } from './SelectionBar';

afterEach(cleanup);

function Counter() {
  const [count, setCount] = useState(1);
  return (
    <div data-testid="all">
      <p>
        {count} {count === 1 ? 'contact' : 'contacts'} selected{count > 2 && ', many'}
        {count % 2 === 0 ? <b>even</b> : 'odd'}
        {count > 1 && <i>more</i>} of them
      </p>
      {count < 3 && 'Few'}
      <ul>
        {(count > 2 ? ['c', 'a', 'b'] : ['a', 'b', 'c']).map((name) => (
          <li key={name}>
            {name} of {count}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add {count}
      </button>
    </div>
  );
}
const text = () => screen.getByTestId('all').textContent;
const add = () => fireEvent.click(screen.getByRole('button'));

/** What an untranslated page says after so many presses. */
function expectedAfter(presses: number): string | null {
  render(<Counter />);
  for (let press = 0; press < presses; press += 1) add();
  const said = text();
  cleanup();
  return said;
}

describe.each(['at once', 'before'] as const)('a page translated by the browser, its texts replaced %s', (how) => {
  it.each([1, 2, 3, 4])('says after %i presses what it would say untranslated', (presses) => {
    const expected = expectedAfter(presses);
    render(<Counter />);
    for (let press = 0; press < presses; press += 1) {
      translatePage(document.body, how);
      add();
    }
    expect(text()).toBe(expected);
  });

  it('says so also when it was translated once, long ago', async () => {
    const expected = expectedAfter(4);
    render(<Counter />);
    translatePage(document.body, how);
    await act(async () => {});
    for (let press = 0; press < 4; press += 1) add();
    expect(text()).toBe(expected);
  });

  it('leaves nothing behind when a part goes', () => {
    const { rerender, container } = render(<p>{['one', ' two', <b key="b">three</b>]}</p>);
    translatePage(document.body, how);
    rerender(<p>{['one']}</p>);
    expect(container.textContent).toBe('one');
    translatePage(document.body, how);
    rerender(<div />);
    expect(container.textContent).toBe('');
  });
});

it('the number beside Delete is that of the rows that are ticked', () => {
  const bar = (count: number) => (
    <SelectionBar count={count} noun="contact" onClear={vi.fn()}>
      Delete
    </SelectionBar>
  );
  const { rerender } = render(bar(1));
  translatePage(document.body);
  rerender(bar(3));
  expect(screen.getByText('3 contacts selected')).toBeDefined();
});
