import type { TaskContext } from '@steps/platform/src/core/contract/aiTask';
import { oneLine, quoted, shortened } from './phrasing';

/** The reason of a text that no template fits the brand voice into, with that said where there is one. */
export function voiceReminder(context: TaskContext, reason: string): string {
  const voice = quotedVoice(context);
  return voice
    ? `${reason} Your brand voice, ${voice}, is left to your edit: a template of this kind does not work it in.`
    : reason;
}

/** The brand voice as it is quoted in a reason; empty where there is none. */
export function quotedVoice({ brandVoice }: TaskContext): string {
  const voice = shortened(oneLine(brandVoice), 90);
  return voice && quoted(voice);
}
