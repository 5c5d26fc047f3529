import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';

/** Debian's package of each program that WebKitGTK is driven by. */
const programs = {
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Found = Readonly<Record<typeof elementKey, string>>;

/** Where an element of a role is looked for; which of them it is, its name in WebKit's own accessibility tree says. */
const selectors = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select, [role=combobox]',
  grid: '[role=grid]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  radio: 'input[type=radio]',
  textbox: 'input:not([type=radio], [type=checkbox], [type=file]), textarea, [contenteditable=true]',
  treeitem: '[role=treeitem]',
} as const;
type Role = keyof typeof selectors;

/** Names of the packages that are missing here. */
export const missing = (): string[] =>
  Object.entries(programs).flatMap(([path, name]) => (existsSync(path) ? [] : name));

/** Debian's WebKitGTK on a screen that nobody sees, by WebDriver: the engine of Safari, as far as Linux has it. */
export class WebKit {
  readonly #processes: ChildProcess[] = [];
  #session = '';

  constructor(private readonly port: number) {}

  async open(width = 1440, height = 900): Promise<void> {
    const screen = spawn(
      '/usr/bin/Xvfb',
      ['-displayfd', '1', '-screen', '0', `${width}x${height + 100}x24`, '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    this.#processes.push(screen);
    const [number] = await once(screen.stdout, 'data');
    const env = {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    };
    // Root has no sandbox of WebKit's: bubblewrap is refused.
    if (process.getuid?.() === 0) Object.assign(env, { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' });
    this.#processes.push(spawn('/usr/bin/WebKitWebDriver', ['-p', String(this.port)], { env, stdio: 'ignore' }));
    await expect.poll(() => this.#answers(), { timeout: 20_000 }).toBe(true);
    const options = { binary: miniBrowser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
    const { sessionId } = await this.#ask<{ sessionId: string }>('POST', '/session', { capabilities });
    this.#session = `/session/${sessionId}`;
    await this.#ask('POST', `${this.#session}/window/rect`, { x: 0, y: 0, width, height });
  }

  async close(): Promise<void> {
    if (this.#session) await this.#ask('DELETE', this.#session).catch(() => undefined);
    for (const process of this.#processes.reverse()) process.kill();
  }

  goto = (url: string) => this.#ask('POST', `${this.#session}/url`, { url });
  reload = () => this.#ask('POST', `${this.#session}/refresh`, {});

  /** What a function gives in the page. */
  run<Result>(work: (...args: never[]) => Result, ...args: unknown[]): Promise<Awaited<Result>> {
    const script = `return (${work})(...arguments)`;
    return this.#ask('POST', `${this.#session}/execute/sync`, { script, args });
  }

  /** The last element of a role and name that is seen, once it is there: a dialog comes after what it covers. */
  async find(role: Role, name: string | RegExp): Promise<string> {
    let found: string | undefined;
    const look = async () => {
      // The page changed while WebKit looked through it.
      found = await this.#named(role, name).catch((error: Error) => {
        if (!error.message.includes('stale element')) throw error;
        return undefined;
      });
      return found !== undefined;
    };
    const deadline = Date.now() + 30_000;
    while (!(await look())) {
      if (Date.now() < deadline) continue;
      throw new Error(`Expected the ${role} "${name}" in 30 s, got: ${await this.run(() => document.body.innerText)}`);
    }
    return found ?? '';
  }

  async click(role: Role, name: string | RegExp): Promise<void> {
    const element = await this.find(role, name);
    await this.#ask('POST', `${this.#session}/element/${element}/click`, {});
  }

  /** Chooses in a list by the words of its option. */
  async choose(name: string, option: string): Promise<void> {
    const list = await this.find('combobox', name);
    const options = await this.#ask<Found[]>('POST', `${this.#session}/element/${list}/elements`, {
      using: 'xpath',
      value: `.//option[normalize-space()='${option}']`,
    });
    await this.#ask('POST', `${this.#session}/element/${options[0]?.[elementKey]}/click`, {});
  }

  /** Types into a field, by keys. */
  async type(name: string | RegExp, text: string): Promise<void> {
    const element = await this.find('textbox', name);
    await this.#ask('POST', `${this.#session}/element/${element}/value`, { text });
  }

  /** Chooses a file in the field of that selector. */
  async upload(selector: string, path: string): Promise<void> {
    const element = await this.#first(selector);
    await this.#ask('POST', `${this.#session}/element/${element}/value`, { text: path });
  }

  /** Presses keys, wherever the focus is. */
  async press(...keys: readonly string[]): Promise<void> {
    const down = keys.map((value) => ({ type: 'keyDown', value }));
    const up = keys.map((value) => ({ type: 'keyUp', value })).reverse();
    const actions = [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }];
    await this.#ask('POST', `${this.#session}/actions`, { actions });
  }

  /** The text of the page, once these words are in it. */
  async shows(words: string | RegExp): Promise<void> {
    const text = () => this.run(() => document.body.innerText);
    const expected = expect.poll(text, { timeout: 30_000 });
    await (typeof words === 'string' ? expected.toContain(words) : expected.toMatch(words));
  }

  async #named(role: Role, name: string | RegExp): Promise<string | undefined> {
    const elements = await this.#ask<Found[]>('POST', `${this.#session}/elements`, {
      using: 'css selector',
      value: selectors[role],
    });
    for (const { [elementKey]: id } of elements.reverse()) {
      // An element that went meanwhile has no name; a heading has its text for one, which WebKit does not always give.
      const ask = (what: string) => this.#ask<string>('GET', `${this.#session}/element/${id}/${what}`).catch(() => '');
      const label = (await ask('computedlabel')) || (await ask('text'));
      const is = typeof name === 'string' ? label === name : name.test(label);
      if (is && (await this.run((element: Element) => element.checkVisibility(), { [elementKey]: id }))) return id;
    }
    return undefined;
  }

  async #first(selector: string): Promise<string> {
    const found = await this.#ask<Found>('POST', `${this.#session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return found[elementKey];
  }

  async #answers(): Promise<boolean> {
    return this.#ask('GET', '/status').then(
      () => true,
      () => false,
    );
  }

  async #ask<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (value?.error) throw new Error(`WebKit refused ${method} ${path}: ${value.error} ${value.message ?? ''}`);
    return value;
  }
}
