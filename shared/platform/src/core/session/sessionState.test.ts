// @vitest-environment page
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKey, writeKey } from './localKeys';
import { session, setActiveModule, setChatVisible, watchSession } from './sessionState';

let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  stop = watchSession();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});
afterEach(() => stop());

const fromOtherTab = (key: string, value: string) => {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
};

describe('the session', () => {
  it('starts on the dashboard, with the chat closed', () => {
    expect(session).toMatchObject({
      activeModule: 'dashboard',
      chatVisible: false,
      onboardingComplete: false,
    });
  });

  it('keeps each value under a local key of its own', () => {
    setActiveModule('crm');
    setChatVisible(true);
    expect(localStorage.getItem('steps.activeModule')).toBe('"crm"');
    expect(localStorage.getItem('steps.chatVisible')).toBe('true');
  });

  it('follows the other tabs', () => {
    fromOtherTab('steps.chatVisible', 'true');
    expect(session.chatVisible).toBe(true);
  });

  it('keeps the module of this tab when another tab opens one', () => {
    setActiveModule('crm');
    fromOtherTab('steps.activeModule', '"settings"');
    expect(session.activeModule).toBe('crm');
  });

  it('takes its defaults for what does not parse', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    fromOtherTab('steps.onboardingComplete', '{broken');
    fromOtherTab('steps.chatVisible', '"yes"');
    expect(session).toMatchObject({ onboardingComplete: false, chatVisible: false });
  });
});

describe('a local key', () => {
  it('lasts until the tab is closed when nothing can be stored', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeKey('colour', 'blue');
    expect(readKey('colour', v.string(), 'red')).toBe('blue');
  });
});
