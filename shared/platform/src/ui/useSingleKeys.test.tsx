// @vitest-environment page

import { fixClock, openMemoryStore, passTime } from '@steps/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePreference, setPreference } from '../core/session/preferenceState';
import { SingleKeysSwitch } from './SingleKeysSwitch';
import { useOpenEditor, useSingleKeys } from './useSingleKeys';

const approve = vi.fn();
const next = vi.fn();
const close = vi.fn();

function Queue() {
  useSingleKeys({ a: approve, j: next, '?': next, Escape: close }, { held: ['j'], always: ['Escape'] });
  const [editor, setEditor] = useState<'open' | 'disabled' | 'none'>('none');
  const [panel, setPanel] = useState(false);
  return (
    <>
      <SingleKeysSwitch />
      <input aria-label="Search" />
      <button type="button" onClick={() => setEditor('open')}>
        Regenerate
      </button>
      <button type="button" onClick={() => setPanel(!panel)}>
        Panel
      </button>
      {panel && <Panel />}
      {editor !== 'none' && (
        <textarea
          aria-label="What should be different?"
          disabled={editor === 'disabled'}
          onKeyDown={({ key, ctrlKey }) => {
            if (key === 'Enter' && ctrlKey) setEditor('disabled');
            if (key === 'Escape') setEditor('none');
          }}
        />
      )}
      <button type="button" onPointerEnter={() => setEditor('none')}>
        The answer comes
      </button>
    </>
  );
}

function Panel() {
  useOpenEditor();
  return <button type="button">Stop</button>;
}

async function open() {
  await openMemoryStore();
  render(<Queue />);
  passTime();
  return userEvent.setup();
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What should be different?' });
/** As browsers do and the test's page does not: a field that is disabled loses the focus to the page. */
const dropFocus = () => vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);

let realClock: () => void;
beforeEach(() => {
  realClock = fixClock();
  for (const verb of [approve, next, close]) verb.mockReset();
});
afterEach(() => {
  cleanup();
  realClock();
});

describe('single keys', () => {
  it('go by their place on a keyboard of another alphabet', async () => {
    await open();
    for (const [key, code] of [
      ['ф', 'KeyA'],
      ['ש', 'KeyA'],
      ['؟', 'Slash'],
    ] as const) {
      fireEvent.keyDown(document.body, { key, code, shiftKey: code === 'Slash' });
    }
    expect([approve.mock.calls.length, next.mock.calls.length]).toEqual([2, 1]);
  });

  it('act on the page, once for each press unless they may be held', async () => {
    const user = await open();
    await user.keyboard('{a>3/}{j>3/}?A');
    expect(approve).toHaveBeenCalledTimes(2);
    expect(next).toHaveBeenCalledTimes(4);
    await user.keyboard('{Control>}a{/Control}{Alt>}a{/Alt}{Meta>}a{/Meta}');
    expect(approve).toHaveBeenCalledTimes(2);
  });

  it('rest in a field, and a second after it was left', async () => {
    const user = await open();
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'a');
    await user.tab();
    await user.keyboard('a');
    passTime(999);
    await user.keyboard('a');
    expect(approve).not.toHaveBeenCalled();
    passTime();
    await user.keyboard('a');
    expect(approve).toHaveBeenCalledTimes(1);
  });

  it('rest while a field is disabled under the hands of whoever types on, however long that takes', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await user.type(field(), 'Warmer{Control>}{Enter}{/Control}');
    dropFocus();
    passTime(60_000);
    await user.keyboard('a');
    expect(approve).not.toHaveBeenCalled();
  });

  it('rest when the field has gone, until nobody types any more', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await user.type(field(), 'Warmer{Control>}{Enter}{/Control}');
    dropFocus();
    passTime(5_000);
    await user.hover(screen.getByRole('button', { name: 'The answer comes' }));
    for (let letter = 0; letter < 5; letter++) {
      passTime(500);
      await user.keyboard('a');
    }
    expect(approve).not.toHaveBeenCalled();
    passTime();
    await user.keyboard('a');
    expect(approve).toHaveBeenCalledTimes(1);
  });

  it('rest while an editor is open, wherever the focus is, and a second longer', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Panel' }));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    passTime(60_000);
    await user.keyboard('a');
    await user.click(screen.getByRole('button', { name: 'Panel' }));
    passTime(999);
    await user.keyboard('a');
    expect(approve).not.toHaveBeenCalled();
    passTime();
    await user.keyboard('a');
    expect(approve).toHaveBeenCalledTimes(1);
  });

  it('are switched off for the whole product in one place; Escape is no single key', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Single keys work, on every page' }));
    await user.keyboard('a');
    expect(approve).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each(['review.singleKeys', 'support.singleKeys'])('stay off for whoever had switched %s off', async (id) => {
    const user = await open();
    setPreference(definePreference(id, 'person'), false);
    expect(await screen.findByRole('checkbox', { checked: false })).toBeTruthy();
    await user.keyboard('a');
    expect(approve).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox'));
    passTime();
    await user.keyboard('a');
    expect(approve).toHaveBeenCalledTimes(1);
  });

  it('work only where the focus is when they belong to a part of the page', async () => {
    await openMemoryStore();
    render(<Calendar />);
    passTime();
    const user = userEvent.setup();
    await user.keyboard('n');
    expect(next).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Monday' }).focus();
    await user.keyboard('n');
    expect(next).toHaveBeenCalledTimes(1);
  });
});

function Calendar() {
  const frame = useRef<HTMLDivElement>(null);
  useSingleKeys({ n: next }, { within: frame });
  return (
    <div ref={frame}>
      <button type="button">Monday</button>
    </div>
  );
}
