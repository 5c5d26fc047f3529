// @vitest-environment page
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { opensAddresses } from '../core/openAddress';
import { admitNotice, type Notice } from './noticeRules';
import { dismissNotice, notify, pauseNotices, resumeNotices } from './notify';
import { Toaster } from './Toaster';

const notice = (id: number, tone: Notice['tone'] = 'default'): Notice => ({ id, title: `Notice ${id}`, tone });

describe('the room for notices', () => {
  test('holds three; the oldest plain one leaves for a fourth', () => {
    const ids = admitNotice([notice(1, 'destructive'), notice(2), notice(3)], notice(4)).map(({ id }) => id);
    expect(ids).toEqual([1, 3, 4]);
  });

  test('gives up the oldest fault when there are only faults', () => {
    const faults = [1, 2, 3].map((id) => notice(id, 'destructive'));
    expect(admitNotice(faults, notice(4, 'destructive')).map(({ id }) => id)).toEqual([2, 3, 4]);
  });
});

describe('a notice on the screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => {
    notify.clear();
    cleanup();
    vi.useRealTimers();
  });

  const tell = (input: Parameters<typeof notify>[0]) => act(async () => void notify(input));
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

  test('leaves after 5 seconds, a destructive one after 8', async () => {
    await tell({ title: 'Prompt Saved' });
    await tell({ title: 'Incomplete Setup', tone: 'destructive' });
    await pass(4_999);
    expect(screen.getByText('Prompt Saved')).toBeDefined();
    await pass(1);
    expect(screen.queryByText('Prompt Saved')).toBeNull();
    await pass(2_999);
    expect(screen.getByText('Incomplete Setup')).toBeDefined();
    await pass(1);
    expect(screen.queryByText('Incomplete Setup')).toBeNull();
  });

  test('is not turned round by a name with a sign for the direction of writing', async () => {
    await tell({ title: 'Ann \u202eLee added', description: '“\u2067Ann” is on the list.' });
    expect(screen.getByText('Ann Lee added')).toBeDefined();
    expect(screen.getByText('“Ann” is on the list.')).toBeDefined();
  });

  test('stays as long as somebody reads it, then for the time that was left', async () => {
    await tell({ title: 'Prompt Saved' });
    await pass(4_000);
    await act(async () => pauseNotices());
    await pass(60_000);
    expect(screen.getByText('Prompt Saved')).toBeDefined();
    await act(async () => resumeNotices());
    await pass(999);
    expect(screen.getByText('Prompt Saved')).toBeDefined();
    await pass(1);
    expect(screen.queryByText('Prompt Saved')).toBeNull();
  });

  test('is an alert when something failed, and a status otherwise', async () => {
    await tell({ title: 'Notes Saved' });
    await tell({ title: 'Could not save', tone: 'destructive' });
    expect(within(screen.getByRole('status')).getByText('Notes Saved')).toBeDefined();
    expect(within(screen.getByRole('alert')).getByText('Could not save')).toBeDefined();
  });

  test('offers its action once and is gone then', async () => {
    const undo = vi.fn();
    await tell({ title: 'Contact archived', action: { label: 'Undo', onClick: undo } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Contact archived')).toBeNull();
  });

  test('leads to the page it speaks of, by the router where there is one', async () => {
    const opened = vi.fn();
    const link = { label: 'Recently deleted', href: '/crm/settings?section=deleted' };
    const end = opensAddresses(opened);
    await tell({ title: 'Contact deleted', link });
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Recently deleted' })));
    expect(opened).toHaveBeenCalledWith(link.href);
    expect(screen.queryByText('Contact deleted')).toBeNull();
    end();
    await tell({ title: 'Contact deleted', link });
    // Nothing holds the browser back then.
    const followed = new MouseEvent('click', { bubbles: true, cancelable: true });
    const seen = vi.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    document.addEventListener('click', seen, { once: true });
    await act(async () => void screen.getByRole('link', { name: 'Recently deleted' }).dispatchEvent(followed));
    expect(seen).toHaveBeenCalledOnce();
  });

  test('is over what a page keeps at the bottom of the window, and goes back to the edge when that is gone', async () => {
    const bar = document.createElement('nav');
    bar.dataset.keepClear = '';
    document.body.append(bar);
    vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight - 56, 1024, 56));
    const place = screen.getByRole('region', { name: 'Notifications' });
    vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 600, 380, 60));
    await tell({ title: 'Prompt Saved' });
    expect(place.style.insetBlockEnd).toBe('64px');
    bar.remove();
    await act(async () => void fireEvent.scroll(document));
    expect(place.style.insetBlockEnd).toBe('16px');
  });

  test('can be dismissed by hand, by its id, and by the arrival of three others', async () => {
    await tell({ title: 'First' });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Dismiss: First' })));
    expect(screen.queryByText('First')).toBeNull();
    let id = 0;
    await act(async () => {
      id = notify({ title: 'Second' });
    });
    await act(async () => dismissNotice(id));
    expect(screen.queryByText('Second')).toBeNull();
    for (const title of ['A', 'B', 'C', 'D']) await tell({ title });
    expect(screen.queryByText('A')).toBeNull();
    expect(screen.getByText('D')).toBeDefined();
  });

  test('after one that was dismissed while being read, the next one still leaves by itself', async () => {
    await tell({ title: 'Read' });
    await act(async () => pauseNotices());
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Read' })));
    await tell({ title: 'Next' });
    await pass(5_000);
    expect(screen.queryByText('Next')).toBeNull();
  });
});
