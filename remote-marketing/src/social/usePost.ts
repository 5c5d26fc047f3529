import { aiResults } from '@steps/business';
import { useVersion } from '@steps/platform';
import * as v from 'valibot';
import type { Piece } from '../pieces/piece';
import { chosenId, partStatus, partText } from '../pieces/pieceRules';
import { resultOf } from '../pieces/pieceState';
import { hashtagsIn } from './networkRules';
import { type Network, type SocialPart, socialParts } from './socialChoices';

const tagged = v.object({ hashtags: v.array(v.string()) });

/** A post as it would go out now. */
export interface Post {
  readonly part: SocialPart;
  readonly approved: boolean;
  /** Words without hashtags. */
  readonly text: string;
  readonly hashtags: readonly string[];
  /** The whole text for a network, with what was changed for it. */
  readonly textFor: (network: Network) => string;
  readonly ownText: (network: Network) => string | undefined;
}

/** The version of a piece that is used, in render. */
export function usePost(piece: Piece | undefined): Post {
  // The words are the ledger's.
  useVersion(aiResults);
  return postOf(piece);
}

/** The version of a piece that is used. */
export function postOf(piece: Piece | undefined): Post {
  const part = socialParts.find(({ name }) => name === piece?.fields.version)?.name ?? 'main';
  const whole = partText(piece?.parts[part], resultOf);
  const result = piece?.parts[part] && resultOf(chosenId(piece.parts[part]) ?? '');
  const read = v.safeParse(tagged, result?.data);
  const made = read.success ? read.output.hashtags : [];
  const hashtags = piece?.fields.hashtags === undefined ? made : hashtagsIn(piece.fields.hashtags);
  const text = withoutTags(whole, made);
  const ownText = (network: Network) => piece?.fields[`text.${network}`];
  return {
    part,
    approved: partStatus(piece?.parts[part], resultOf) === 'approved',
    text,
    hashtags,
    ownText,
    textFor: (network) => ownText(network) ?? [text, hashtags.join(' ')].filter(Boolean).join('\n\n'),
  };
}

/** A result’s text ends with its hashtags; they are shown by themselves. */
function withoutTags(text: string, tags: readonly string[]): string {
  const end = tags.join(' ');
  return end && text.trimEnd().endsWith(end) ? text.trimEnd().slice(0, -end.length).trimEnd() : text;
}
