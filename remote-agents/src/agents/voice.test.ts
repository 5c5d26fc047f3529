// @vitest-environment page
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { agents } from './agents';
import { browserSpeech, type Speech, voiceFor } from './speech';
import { playVoice, stopVoice, useVoicePreview } from './voicePreview';

const [ava, atlas] = agents as [(typeof agents)[0], (typeof agents)[0]];
const voice = (name: string, lang: string) => ({ name, lang }) as SpeechSynthesisVoice;

afterEach(() => {
  stopVoice({ speak: async () => {}, stop: () => {} });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('speaks an agent’s greeting in its voice, and stops when pressed again', async () => {
  let over = () => {};
  const speech: Speech = { speak: vi.fn(() => new Promise<void>((done) => (over = done))), stop: vi.fn(() => over()) };
  const { result } = renderHook(() => useVoicePreview());
  const played = playVoice(ava, speech);
  expect(speech.speak).toHaveBeenCalledWith(ava.greeting, 'ava');
  await waitFor(() => expect(result.current.speaking).toBe('ava'));
  await act(async () => playVoice(ava, speech));
  await played;
  await waitFor(() => expect(result.current.speaking).toBeUndefined());
  expect(speech.stop).toHaveBeenCalled();
});

it('one agent speaks at a time', async () => {
  const speech: Speech = { speak: () => new Promise(() => {}), stop: vi.fn() };
  const { result } = renderHook(() => useVoicePreview());
  await act(async () => {
    void playVoice(ava, speech);
    void playVoice(atlas, speech);
  });
  expect(speech.stop).toHaveBeenCalledOnce();
  await waitFor(() => expect(result.current.speaking).toBe('atlas'));
});

it('a voice that cannot be played is logged to the console and shown at its button', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { result } = renderHook(() => useVoicePreview());
  await act(() => playVoice(ava, { speak: () => Promise.reject(new Error('synthesis-failed')), stop: () => {} }));
  expect(logged).toHaveBeenCalledWith('Voice preview failed', expect.any(Error));
  await waitFor(() => expect(result.current).toEqual({ speaking: undefined, failed: 'ava' }));
});

it('a browser without speech says so instead of doing nothing', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  await expect(browserSpeech.speak('Hello', 'ava')).rejects.toThrow('This browser cannot read aloud.');
});

it('each agent has a voice of its own as far as there are English ones, British first', () => {
  const many = [voice('Anna', 'de-DE'), voice('Sam', 'en-US'), voice('Kate', 'en_GB'), voice('Oliver', 'en-GB')];
  expect(voiceFor('ava', many)?.name).toBe('Kate');
  expect(voiceFor('atlas', many)?.name).toBe('Oliver');
  expect(voiceFor('marla', many)?.name).toBe('Sam');
  expect(voiceFor('quinn', many)?.name).toBe('Kate');
  expect(voiceFor('ava', [voice('Anna', 'de-DE')])?.name).toBe('Anna');
  expect(voiceFor('ava', [])).toBeUndefined();
});
