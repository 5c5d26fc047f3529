// @vitest-environment page

import { fixClock, openMemoryStore, passTime } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commit } from '../store/commit';
import { put } from '../store/recordChange';
import { flush } from '../store/saveQueue';
import { drafts } from './draft';
import { useTyped } from './draftState';

interface FormProps {
  readonly start: { readonly name: string; readonly notes: string };
}

function Form({ start }: FormProps) {
  const { typed, type, forget, foundFrom } = useTyped('form:c1', start);
  return (
    <>
      <input aria-label="Name" value={typed.name} onChange={({ target }) => type({ ...typed, name: target.value })} />
      <textarea
        aria-label="Notes"
        value={typed.notes}
        onChange={({ target }) => type({ ...typed, notes: target.value })}
      />
      <button type="button" onClick={forget}>
        Cancel
      </button>
      {foundFrom && <p>Found</p>}
    </>
  );
}

const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const kept = () => drafts.get('form:c1')?.value;
const start = { name: 'Ann', notes: '' };

let realClock: () => void;
beforeEach(async () => {
  realClock = fixClock();
  await openMemoryStore();
});
afterEach(() => {
  cleanup();
  realClock();
});

describe('what is typed into a form', () => {
  it('is kept field by field, found again, and forgotten', () => {
    const { unmount } = render(<Form start={start} />);
    write('Notes', 'Prefers mornings');
    expect(kept()).toEqual({ notes: 'Prefers mornings' });
    unmount();
    passTime();
    render(<Form start={start} />);
    expect([shownIn('Notes'), screen.queryByText('Found')?.textContent]).toEqual(['Prefers mornings', 'Found']);
    fireEvent.click(screen.getByRole('button'));
    expect([shownIn('Notes'), kept(), screen.queryByText('Found')]).toEqual(['', undefined, null]);
  });

  it('leaves the other fields to follow the record, also where the draft was found again', () => {
    const { unmount, rerender } = render(<Form start={start} />);
    write('Notes', 'Mine');
    rerender(<Form start={{ name: 'Anna', notes: '' }} />);
    expect([shownIn('Name'), shownIn('Notes')]).toEqual(['Anna', 'Mine']);
    unmount();
    passTime();
    render(<Form start={{ name: 'Anne', notes: 'Theirs' }} />);
    expect([shownIn('Name'), shownIn('Notes')]).toEqual(['Anne', 'Mine']);
  });

  it('is no draft once it is as the record is', () => {
    render(<Form start={start} />);
    write('Notes', 'Mine');
    write('Notes', '');
    expect(kept()).toBeUndefined();
  });

  it('of another shape is not taken up', async () => {
    const row = (value: unknown) => put(drafts, { id: 'form:c1', value, updatedAt: '2026-01-01T00:00:00.000Z' });
    for (const value of [7, ['x'], { notes: 7 }, null, 'words']) {
      act(() => commit({ label: 'Older', changes: [row(value)], undoable: false }));
      render(<Form start={start} />);
      expect(shownIn('Notes')).toBe('');
      cleanup();
    }
    expect(await flush()).toBe(true);
  });
});
