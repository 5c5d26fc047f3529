import { readKey, watchKeys, writeKey } from '@steps/platform';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import { isAllowedHost, keepsWorking, opensMenu, toolsInterval, toolsThreshold } from './protectionRules';

const key = 'contentProtection';
/** Off in development, where menus and tools are needed, until it is switched on. */
const byDefault = process.env.STEPS_DEV !== '1';
const previewDomain = process.env.STEPS_PREVIEW_DOMAIN ?? '';

interface Protection {
  /** Chosen in the settings; kept in this browser. */
  on: boolean;
  /** What the last look found; false while it is off. */
  toolsOpen: boolean;
}

const state = proxy<Protection>({ on: byDefault, toolsOpen: false });

/** Content protection and what it found, in render. */
export const useContentProtection = (): Readonly<Protection> => useSnapshot(state);

/** Switches it on or off, in this browser and all its tabs. */
export function protectContent(on: boolean): void {
  writeKey(key, on);
  follow();
}

let end: (() => void) | undefined;
let watchers = 0;

/**
 * Follows the switch as long as the product is open (specification, part 2, section 6): while it is on, texts of the
 * interface open no menu and are neither selected nor dragged, and developer tools are looked for. Returns the undo.
 */
export function watchContentProtection(): () => void {
  watchers += 1;
  follow();
  const unwatch = watchKeys(follow);
  return () => {
    unwatch();
    watchers -= 1;
    follow();
  };
}

function follow(): void {
  state.on = readKey(key, v.boolean(), byDefault);
  const wanted = state.on && watchers > 0;
  if (wanted && !end) end = protect();
  if (wanted || !end) return;
  end();
  end = undefined;
}

function protect(): () => void {
  const own = new AbortController();
  const { signal } = own;
  let byKeys = false;
  const noteKey = (event: KeyboardEvent) => {
    byKeys = opensMenu(event);
  };
  const notePointer = () => {
    byKeys = false;
  };
  // On the way down: a page that handles a key itself must not hide it from here.
  document.addEventListener('keydown', noteKey, { capture: true, signal });
  document.addEventListener('pointerdown', notePointer, { capture: true, signal });
  document.addEventListener('contextmenu', (event) => !byKeys && prevent(event), { signal });
  document.addEventListener('selectstart', prevent, { signal });
  document.addEventListener('dragstart', prevent, { signal });
  const timer = setInterval(lookForTools, toolsInterval);
  warnOfHost();
  return () => {
    own.abort();
    clearInterval(timer);
    state.toolsOpen = false;
  };
}

function prevent(event: Event): void {
  if (!keepsWorking(event.target)) event.preventDefault();
}

/** Only open tools stop at the statement, until somebody goes on: time goes by meanwhile. */
function lookForTools(): void {
  const before = performance.now();
  // biome-ignore lint/suspicious/noDebugger: it is what is measured; `drop_debugger` is off in the host's build for it
  debugger;
  const open = performance.now() - before > toolsThreshold;
  if (open && !state.toolsOpen) {
    console.warn(
      'Developer tools are open. Type or paste nothing here that you do not understand: it could read this workspace. Content protection is switched off in the settings.',
    );
  }
  state.toolsOpen = open;
}

function warnOfHost(): void {
  const { hostname } = window.location;
  if (isAllowedHost(hostname, previewDomain)) return;
  console.warn(
    `Steps is served by ${hostname}, which is neither this computer, an IP address nor the preview domain. Use it only if you know who runs it.`,
  );
}
