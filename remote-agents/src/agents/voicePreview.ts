import { announce } from '@steps/platform/ui';
import { proxy, useSnapshot } from 'valtio';
import type { Agent } from './agent';
import type { AgentId } from './selectedAgent';
import { browserSpeech, type Speech } from './speech';

interface VoicePreview {
  /** What is read now: an agent's preview by the agent's id, an answer by its own. */
  speaking: string | undefined;
  /** What could not be read. */
  failed: string | undefined;
}

const state = proxy<VoicePreview>({ speaking: undefined, failed: undefined });

/** Plays a sample of an agent's voice; pressed again, it stops. A failure goes to the console and is shown at the button. */
export const playVoice = ({ id, greeting }: Pick<Agent, 'id' | 'greeting'>, speech: Speech = browserSpeech) =>
  read(id, greeting, id, speech);

/** Reads an answer in its agent's voice; pressed again, it stops. A failure is told as that of a preview is. */
export const readAloud = (answerId: string, text: string, agent: AgentId, speech: Speech = browserSpeech) =>
  read(answerId, spokenWords(text), agent, speech);

/** The words of an answer, without the signs of Markdown and the addresses. */
const spokenWords = (text: string): string => text.replace(/\]\([^)]*\)/g, '').replace(/[*_#`[\]\\]/g, '');

async function read(key: string, text: string, agent: AgentId, speech: Speech): Promise<void> {
  const wasSpeaking = state.speaking === key;
  stopVoice(speech);
  if (wasSpeaking) return;
  state.speaking = key;
  try {
    await speech.speak(text, agent);
  } catch (error) {
    console.error('Voice preview failed', error);
    state.failed = key;
    announce(voiceFailed);
  }
  if (state.speaking === key) state.speaking = undefined;
}

/** What is shown when a voice could not be played. */
export const voiceFailed = 'This browser could not play the voice.';

/** Stops speaking. */
export function stopVoice(speech: Speech = browserSpeech): void {
  if (state.speaking) speech.stop();
  state.speaking = undefined;
  state.failed = undefined;
}

/** Who speaks, in render. */
export const useVoicePreview = (): Readonly<VoicePreview> => useSnapshot(state);
