/** One turn as it was said. */
export interface ChatMessage {
  readonly role: 'user' | 'agent';
  readonly text: string;
}

/** Four characters are about a token. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/**
 * The newest turns that fit into so many tokens, beginning with one of the person, so that no answer is without its
 * question. The newest turn always stays, whatever its length.
 */
export function newestWithin<M extends ChatMessage>(
  messages: readonly M[],
  tokens: number,
): { readonly kept: readonly M[]; readonly leftOut: readonly M[] } {
  let from = messages.length;
  let used = 0;
  while (from > 0) {
    used += tokensOf(messages[from - 1]?.text ?? '');
    if (used > tokens && from < messages.length) break;
    from--;
  }
  while (from < messages.length - 1 && messages[from]?.role === 'agent') from++;
  return { kept: messages.slice(from), leftOut: messages.slice(0, from) };
}

/** Turns as one text, for a summary of them. */
export const readableTurns = (messages: readonly ChatMessage[]): string =>
  messages.map(({ role, text }) => `${role === 'user' ? 'Person' : 'Agent'}: ${text}`).join('\n\n');
