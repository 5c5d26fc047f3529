/** Results of the Web Speech API, as far as it is used here. Not every browser has it. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  stop(): void;
  onresult: ((event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { readonly error?: string }) => void) | null;
}
type RecognitionClass = new () => Recognition;

const recognition = (): RecognitionClass | undefined => {
  const known = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
};

/** Whether this browser writes down what is said. */
export const canDictate = (): boolean => recognition() !== undefined;

/** Writes down what is said until it is stopped. Returns the stop. */
export function dictate(heard: (words: string) => void, ended: (problem?: string) => void): () => void {
  const Heard = recognition();
  if (!Heard) {
    ended('This browser cannot take dictation.');
    return () => {};
  }
  const listening = new Heard();
  listening.lang = 'en-GB';
  listening.interimResults = true;
  listening.onresult = ({ results }) => heard(Array.from(results, (result) => result[0]?.transcript ?? '').join(''));
  listening.onerror = ({ error }) => ended(error === 'not-allowed' ? 'The microphone is not allowed.' : undefined);
  listening.onend = () => ended();
  listening.start();
  return () => listening.stop();
}
