import type { AgentId } from './selectedAgent';

/** How an agent sounds. */
export interface AgentVoice {
  /** Which of the browser's English voices, counted round. */
  readonly voice: number;
  /** 0 to 2, 1 is usual. */
  readonly pitch: number;
  /** 0.1 to 10, 1 is usual. */
  readonly rate: number;
}

/** Reads text aloud. `speak` rejects when it cannot; it resolves when the text is over or was stopped. */
export interface Speech {
  speak(text: string, agent: AgentId): Promise<void>;
  stop(): void;
}

const voices: Readonly<Record<AgentId, AgentVoice>> = {
  ava: { voice: 0, pitch: 1.1, rate: 1 },
  atlas: { voice: 1, pitch: 0.8, rate: 0.92 },
  marla: { voice: 2, pitch: 1.25, rate: 1.05 },
  quinn: { voice: 3, pitch: 0.95, rate: 1.12 },
  sophie: { voice: 4, pitch: 1.15, rate: 0.95 },
  dex: { voice: 5, pitch: 0.9, rate: 1.02 },
};

/** The voice of an agent among those a browser has: British ones first, then any English, then what there is. */
export function voiceFor(agent: AgentId, available: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const tag = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase();
  const british = available.filter((voice) => tag(voice) === 'en-gb');
  const english = available.filter((voice) => tag(voice).startsWith('en') && !british.includes(voice));
  const usable = [...british, ...english];
  const from = usable.length > 0 ? usable : available;
  return from[voices[agent].voice % from.length];
}

/** Whether this browser reads aloud. */
export const canSpeak = (): boolean =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/** The Web Speech API of this browser. */
export const browserSpeech: Speech = {
  speak: (text, agent) =>
    new Promise((resolve, reject) => {
      if (!canSpeak()) {
        reject(new Error('This browser cannot read aloud.'));
        return;
      }
      const utterance = new SpeechSynthesisUtterance(text);
      const voice = voiceFor(agent, speechSynthesis.getVoices());
      if (voice) utterance.voice = voice;
      utterance.lang = voice?.lang ?? 'en-GB';
      utterance.pitch = voices[agent].pitch;
      utterance.rate = voices[agent].rate;
      utterance.onend = () => resolve();
      utterance.onerror = ({ error }) =>
        error === 'canceled' || error === 'interrupted'
          ? resolve()
          : reject(new Error(`Expected speech, got the error ${error}.`));
      speechSynthesis.cancel();
      speechSynthesis.speak(utterance);
    }),
  stop: () => globalThis.speechSynthesis?.cancel(),
};
