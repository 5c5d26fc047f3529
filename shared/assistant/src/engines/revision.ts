import { oneLine, quoted, shortened } from '@steps/business/src/ai/copy/phrasing';
import type { Revision } from '@steps/platform/src/core/contract/aiTask';
import { isPlainObject } from '@steps/platform/src/core/store/rowCheck';

const shorter = /\b(?:short(?:er)?|brief(?:er)?|concise|less|cut|trim|too long)\b/i;

/**
 * What the built-in engine can do with feedback: it writes another variant, leaves out the middle when asked for
 * something shorter, and says honestly that it understands no more than that.
 */
export function revised(draft: unknown, { feedback }: Revision): unknown {
  if (!isPlainObject(draft)) return draft;
  const cut = shorter.test(feedback) && typeof draft.content === 'string';
  const note = `Written again after the note ${quoted(shortened(oneLine(feedback), 120))}. ${
    cut
      ? 'Its middle part is left out.'
      : 'A template offers another variant; to follow notes closely, connect a model.'
  }`;
  return {
    ...draft,
    ...(cut && { content: withoutMiddle(String(draft.content)) }),
    ...(typeof draft.reasoning === 'string' && { reasoning: `${note} ${draft.reasoning}` }),
  };
}

function withoutMiddle(text: string): string {
  const paragraphs = text.split('\n\n');
  if (paragraphs.length < 3) return text;
  const middle = Math.floor(paragraphs.length / 2);
  return paragraphs.filter((_, index) => index !== middle).join('\n\n');
}
