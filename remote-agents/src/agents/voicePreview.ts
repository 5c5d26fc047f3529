import type { AgentId } from '@steps/shared';
import { announce } from '@steps/shared/ui';
import { proxy, useSnapshot } from 'valtio';
import type { Agent } from './agent';
import { browserSpeech, type Speech } from './speech';

interface VoicePreview {
  /** Who speaks now. */
  speaking: AgentId | undefined;
  /** Whose voice could not be played. */
  failed: AgentId | undefined;
}

const state = proxy<VoicePreview>({ speaking: undefined, failed: undefined });

/** Plays a sample of an agent's voice; pressed again, it stops. A failure goes to the console and is shown at the button. */
export async function playVoice(agent: Pick<Agent, 'id' | 'name' | 'greeting'>, speech: Speech = browserSpeech) {
  const wasSpeaking = state.speaking === agent.id;
  stopVoice(speech);
  if (wasSpeaking) return;
  state.speaking = agent.id;
  try {
    await speech.speak(agent.greeting, agent.id);
  } catch (error) {
    console.error('Voice preview failed', error);
    state.failed = agent.id;
    announce(voiceFailed);
  }
  if (state.speaking === agent.id) state.speaking = undefined;
}

/** What is shown when a voice could not be played. */
export const voiceFailed = 'This browser could not play the voice.';

/** Nobody speaks any more. */
export function stopVoice(speech: Speech = browserSpeech): void {
  if (state.speaking) speech.stop();
  state.speaking = undefined;
  state.failed = undefined;
}

/** Who speaks, in render. */
export const useVoicePreview = (): Readonly<VoicePreview> => useSnapshot(state);
