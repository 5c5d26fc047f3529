import { attempt } from '@steps/platform/ui';
import { setPartText } from '../pieces/pieceState';
import { useDebouncedText } from './useDebouncedText';

interface OwnText {
  readonly pieceId: string;
  /** Name of the part in the piece. */
  readonly name: string;
  /** What is kept now. */
  readonly kept: string;
}

/** Keeps a person's own words as they are typed. */
export const useOwnText = ({ pieceId, name, kept }: OwnText) =>
  useDebouncedText((text) => {
    if (text !== kept) attempt('Not saved', () => setPartText(pieceId, name, text));
  });
