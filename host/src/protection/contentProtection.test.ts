// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { protectContent, watchContentProtection } from './contentProtection';
import { isAllowedHost, toolsInterval, toolsThreshold } from './protectionRules';

const page = `
  <nav><a href="/crm">Customers</a><img alt="" src="data:,"><p id="text">Words of the interface</p></nav>
  <h1>Ada Byron</h1>
  <input id="field"><textarea id="area"></textarea><select><option id="option">One</option></select>
  <div contenteditable="true"><p id="editor">Dear Ada</p></div>
  <dl><dd id="value">ada@example.com</dd></dl>
  <div role="grid"><div role="row"><div role="gridcell" id="cell">Ada</div></div></div>
  <a id="mail" href="mailto:ada@example.com">ada@example.com</a>
  <ol data-own><li id="note">Called on Monday</li></ol>
  <pre><code id="code">GET /api/v1/contacts</code></pre>
  <div draggable="true"><span id="card">Deal</span></div>
  <button id="copy">Copy</button>`;

let stop: (() => void) | undefined;
/** What `performance.now` says, and by how much each reading moves it: as long as developer tools stop at the statement. */
const clock = { now: 0, step: 0 };

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = page;
  Object.assign(clock, { now: 0, step: 0 });
  vi.spyOn(performance, 'now').mockImplementation(() => {
    clock.now += clock.step;
    return clock.now;
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

/** Whether the browser goes on with it. */
function works(kind: 'contextmenu' | 'selectstart' | 'dragstart', selector: string): boolean {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Expected ${selector} on the page.`);
  return element.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
}
const kinds = ['contextmenu', 'selectstart', 'dragstart'] as const;
const key = (init: KeyboardEventInit) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

describe('while the content is protected', () => {
  beforeEach(() => {
    stop = watchContentProtection();
  });

  it.each(kinds)('%s does nothing on texts, links and pictures of the interface', (kind) => {
    for (const place of ['#text', 'nav a', 'img', '#copy', 'body']) expect(works(kind, place), place).toBe(false);
  });

  it.each(kinds)('%s works in fields, editors, values of records, code samples and what can be dragged', (kind) => {
    const places = [
      '#field',
      '#area',
      '#option',
      '#editor',
      'h1',
      '#value',
      '#cell',
      '#mail',
      '#note',
      '#code',
      '#card',
    ];
    for (const place of places) expect(works(kind, place), place).toBe(true);
  });

  it('a selection that is dragged is judged by where its text is', () => {
    const drag = (selector: string) =>
      document
        .querySelector(selector)
        ?.firstChild?.dispatchEvent(new Event('dragstart', { bubbles: true, cancelable: true }));
    expect([drag('#value'), drag('#text')]).toEqual([true, false]);
  });

  it.each([{ key: 'ContextMenu' }, { key: 'F10', shiftKey: true }])(
    'the menu key opens the menu everywhere: %o',
    (init) => {
      key(init);
      expect(works('contextmenu', '#text')).toBe(true);
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      expect(works('contextmenu', '#text')).toBe(false);
    },
  );

  it('copying, dropping files, keys and presses are left alone', () => {
    for (const kind of ['copy', 'cut', 'paste', 'drop', 'dragover', 'keydown', 'click', 'mousedown', 'pointerdown']) {
      const event = new Event(kind, { bubbles: true, cancelable: true });
      document.querySelector('#text')?.dispatchEvent(event);
      expect(event.defaultPrevented, kind).toBe(false);
    }
  });
});

describe('developer tools', () => {
  it.each([
    [toolsThreshold, 0],
    [toolsThreshold + 1, 1],
  ])('are looked for each second; a stop of %i ms warns %i times, once for each opening', (step, times) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    stop = watchContentProtection();
    clock.step = step;
    vi.advanceTimersByTime(toolsInterval - 1);
    expect(warn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(warn).toHaveBeenCalledTimes(times);
    vi.advanceTimersByTime(5 * toolsInterval);
    expect(warn).toHaveBeenCalledTimes(times);
    clock.step = 0;
    vi.advanceTimersByTime(toolsInterval);
    clock.step = step;
    vi.advanceTimersByTime(toolsInterval);
    expect(warn).toHaveBeenCalledTimes(2 * times);
  });

  it('are not looked for once it is switched off', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    stop = watchContentProtection();
    protectContent(false);
    clock.step = 2 * toolsThreshold;
    vi.advanceTimersByTime(10 * toolsInterval);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('the switch', () => {
  const nothingStopped = () => kinds.every((kind) => works(kind, '#text'));

  it('lets everything through when it is off, also after a reload, and protects again when it is on', () => {
    stop = watchContentProtection();
    protectContent(false);
    expect(nothingStopped()).toBe(true);
    stop();
    stop = watchContentProtection();
    expect(nothingStopped()).toBe(true);
    protectContent(true);
    expect(kinds.some((kind) => works(kind, '#text'))).toBe(false);
  });

  it('is followed by the other tabs', () => {
    stop = watchContentProtection();
    localStorage.setItem('steps.contentProtection', 'false');
    window.dispatchEvent(new StorageEvent('storage', { key: 'steps.contentProtection', newValue: 'false' }));
    expect(nothingStopped()).toBe(true);
  });

  it('leaves nothing behind when the product is closed', () => {
    stop = watchContentProtection();
    stop();
    stop = undefined;
    expect(nothingStopped()).toBe(true);
  });

  it('is off in development until somebody switches it on', async () => {
    vi.stubEnv('STEPS_DEV', '1');
    vi.resetModules();
    const dev = await import('./contentProtection');
    stop = dev.watchContentProtection();
    expect(nothingStopped()).toBe(true);
    dev.protectContent(true);
    expect(nothingStopped()).toBe(false);
    vi.unstubAllEnvs();
  });
});

describe('the host', () => {
  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['192.168.1.20', true],
    ['[::1]', true],
    ['[2001:db8::7]', true],
    ['steps.preview.example', true],
    ['preview.example', true],
    ['notpreview.example', false],
    ['999.1.1.1', false],
    ['1.2.3.4.example', false],
    ['steps.example.com', false],
  ])('%s is allowed: %s', (host, is) => {
    expect(isAllowedHost(host, 'preview.example')).toBe(is);
  });

  it('without a preview domain no name but localhost is allowed', () => {
    expect(['', 'example.com', 'localhost'].map((host) => isAllowedHost(host, ''))).toEqual([false, false, true]);
  });

  it.each([
    ['https://steps.example.com/', 1],
    ['http://localhost:3000/', 0],
    ['http://127.0.0.1:3000/', 0],
  ])('at %s the console warns %i times', (address, times) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(window, 'location', 'get').mockReturnValue(Object.assign(new URL(address)) as unknown as Location);
    stop = watchContentProtection();
    expect(warn).toHaveBeenCalledTimes(times);
  });
});
