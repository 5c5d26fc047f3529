import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  chromium,
  expect,
  firefox,
  type Page,
  type PlaywrightTestOptions,
  webkit,
} from '@playwright/test';
import { actInFirefox } from './actInFirefox';

/** How the tests' own browser is started; Playwright's fixtures give all of it. */
interface Settings {
  readonly baseURL: string | undefined;
  readonly browserName: 'chromium' | 'firefox' | 'webkit';
  readonly channel: string | undefined;
  readonly launchOptions: Parameters<typeof chromium.launch>[0];
  readonly viewport: PlaywrightTestOptions['viewport'];
}

/** A browser with a profile of its own on the disk, which can be closed, killed, opened again and searched. */
export class OwnBrowser {
  #context: BrowserContext | undefined;

  private constructor(
    readonly folder: string,
    private readonly settings: Settings,
  ) {}

  static async withNewProfile(settings: Settings): Promise<OwnBrowser> {
    return new OwnBrowser(await mkdtemp(join(tmpdir(), 'steps-profile-')), settings);
  }

  /** Starts it, or starts it again with what is on the disk. */
  async open(): Promise<Page> {
    // What a killed browser left; it would be asked to show a window.
    rmSync(this.#lock, { force: true });
    const { baseURL, launchOptions, viewport, browserName, channel } = this.settings;
    const reducedMotion = 'reduce';
    this.#context = await { chromium, firefox, webkit }[browserName].launchPersistentContext(this.folder, {
      ...launchOptions,
      ...(channel && { channel }),
      baseURL,
      viewport,
      reducedMotion,
    });
    const page = await this.#context.newPage();
    if (browserName === 'firefox') actInFirefox(page);
    return page;
  }

  newPage(): Promise<Page> {
    if (!this.#context) throw new Error('Expected an open browser.');
    return this.#context.newPage();
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** As when the power goes: nothing is said to the page, nothing more is written. */
  async kill(): Promise<void> {
    const id = Number(/\d+$/.exec(readlinkSync(this.#lock))?.[0]);
    const closed = this.#context?.waitForEvent('close');
    process.kill(id, 'SIGKILL');
    await closed;
    this.#context = undefined;
    await expect.poll(() => isRunning(id)).toBe(false);
  }

  /** The files of the profile that hold these bytes. */
  filesWith(bytes: Uint8Array): string[] {
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return files.map((file) => join(file.parentPath, file.name)).filter((path) => contains(path, bytes));
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** The browser writes its process number into the name that this link leads to. */
  get #lock(): string {
    return join(this.folder, this.settings.browserName === 'firefox' ? 'lock' : 'SingletonLock');
  }
}

/** A running browser replaces files while they are searched. */
function contains(path: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(path).includes(Buffer.from(bytes));
  } catch (error) {
    if (!existsSync(path)) return false;
    throw error;
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
