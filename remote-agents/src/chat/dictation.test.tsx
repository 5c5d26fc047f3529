// @vitest-environment page
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Composer } from './Composer';

/** What a browser hears, as far as the composer uses it. */
class Recognition {
  static latest: Recognition | undefined;
  lang = '';
  interimResults = false;
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error?: string }) => void) | null = null;
  start = vi.fn();
  stop = vi.fn(() => this.onend?.());
  constructor() {
    Recognition.latest = this;
  }
  hear = (...words: readonly string[]) =>
    act(() => this.onresult?.({ results: words.map((transcript) => [{ transcript }]) }));
}

beforeEach(() => vi.stubGlobal('SpeechRecognition', Recognition));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Recognition.latest = undefined;
});

function Asking({ typed = '' }: { readonly typed?: string }) {
  const [given] = useState({ text: typed });
  const nothing = () => {};
  return (
    <Composer
      name="Ava"
      given={given}
      onText={nothing}
      onKeep={nothing}
      page={undefined}
      onRemovePage={nothing}
      writing={false}
      onSend={nothing}
      onStop={nothing}
    />
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => (screen.getByRole('textbox') as HTMLTextAreaElement).value;

it('what is said is written after what was typed, corrected as it is heard, until it is stopped', () => {
  render(<Asking typed="Please:" />);
  press('Dictate');
  expect(Recognition.latest).toMatchObject({ lang: 'en-GB', interimResults: true });
  expect(Recognition.latest?.start).toHaveBeenCalledOnce();
  Recognition.latest?.hear('which deals');
  Recognition.latest?.hear('which deals', ' are stale');
  expect(question()).toBe('Please: which deals are stale');
  press('Stop dictation');
  expect(Recognition.latest?.stop).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Dictate' })).toBeDefined();
});

it('says that the microphone is not allowed, and keeps what was typed', () => {
  render(<Asking typed="Please" />);
  press('Dictate');
  act(() => Recognition.latest?.onerror?.({ error: 'not-allowed' }));
  act(() => Recognition.latest?.onend?.());
  expect(screen.getByText('The microphone is not allowed.')).toBeDefined();
  expect(question()).toBe('Please');
  press('Dictate');
  expect(screen.queryByText('The microphone is not allowed.')).toBeNull();
});

it('nobody is listened to once the chat is closed', () => {
  render(<Asking />);
  press('Dictate');
  cleanup();
  expect(Recognition.latest?.stop).toHaveBeenCalledOnce();
});

it('a browser that cannot listen offers no dictation', () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  render(<Asking />);
  expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull();
});
