// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPress } from './followPress';
import { holdTime, type PressStart } from './pressRules';

const pointer = (type: string, x: number, y: number, id = 1) =>
  new PointerEvent(type, { pointerId: id, pointerType: 'touch', clientX: x, clientY: y, buttons: 1, bubbles: true });
const send = (type: string, x = 100, y = 100, id = 1) => window.dispatchEvent(pointer(type, x, y, id));

/** A press on an area; what is held is where it is. */
function press(start: PressStart) {
  const area = document.createElement('div');
  document.body.append(area);
  area.setPointerCapture = () => {};
  const shown: (string | undefined)[] = [];
  const ends: string[] = [];
  const session = followPress<string>(area, pointer('pointerdown', 100, 100), {
    start,
    held: 'at first',
    scrolls: 'both',
    follow: (_, { at }) => `${at.x} ${at.y}`,
    show: (held) => shown.push(held),
    end: ({ phase }, held) => ends.push(`${phase}: ${held}`),
  });
  return { shown, ends, session };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a press that is followed', () => {
  it('by a finger shows what it holds after half a second, and vibrates', () => {
    const vibrate = vi.fn(() => true);
    vi.stubGlobal('navigator', { vibrate });
    const { shown, ends, session } = press('hold');
    vi.advanceTimersByTime(holdTime - 1);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['at first']);
    expect(vibrate).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    send('pointermove', 100, 160);
    send('pointerup', 100, 160);
    expect(shown).toEqual(['at first', '100 160', undefined]);
    expect(ends).toEqual(['dropped: 100 160']);
    session.cancel();
    expect(ends, 'what is over stays over').toHaveLength(1);
  });

  it('that becomes scrolling shows nothing, then or later', () => {
    const { shown, ends } = press('hold');
    send('pointermove', 100, 130);
    vi.advanceTimersByTime(holdTime * 2);
    expect([shown, ends]).toEqual([[undefined], ['scrolled: at first']]);
  });

  it('is put back by Escape, which reaches nobody else, and by the browser', () => {
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    const escaped = press('move');
    send('pointermove', 100, 130);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    const taken = press('move');
    send('pointermove', 100, 130);
    send('pointercancel');
    for (const { shown, ends } of [escaped, taken]) {
      expect([shown.at(-1), ends]).toEqual([undefined, ['cancelled: 100 130']]);
    }
    expect(heard).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', heard);
  });

  it('swallows its own click, and no other', () => {
    const clicked = vi.fn();
    document.body.addEventListener('click', clicked);
    const click = () => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    press('move');
    send('pointermove', 100, 130);
    send('pointerup', 100, 130);
    click();
    expect(clicked).not.toHaveBeenCalled();
    vi.runAllTimers();
    click();
    expect(clicked).toHaveBeenCalledOnce();
    document.body.removeEventListener('click', clicked);
  });
});
