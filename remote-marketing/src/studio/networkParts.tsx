import { Stack, Text } from '@steps/platform/ui';
import { useState } from 'react';
import styles from './networkParts.module.css';

interface FoldedTextProps {
  readonly text: string;
  /** What the network shows of it at first. */
  readonly shown: string;
  /** Whether that is not all. */
  readonly folded: boolean;
}

/** The text of a post as a network shows it: a long one in part, with "more". */
export function FoldedText({ text, shown, folded }: FoldedTextProps) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <Text breakWords whiteSpace="pre-wrap">
      {unfolded ? text : shown}
      {folded && (
        <button type="button" className={styles.more} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? 'less' : 'more'}
        </button>
      )}
    </Text>
  );
}

/** Where a network shows the picture of whoever posts: the first letters of the name. */
export const NetworkFace = ({ letters, large }: { readonly letters: string; readonly large?: boolean }) => (
  <Stack
    as="span"
    align="center"
    justifyItems="center"
    fixed
    size={large ? 13 : 12}
    weight={600}
    className={styles.face}
    data-large={large || undefined}
    aria-hidden
  >
    {letters.toUpperCase()}
  </Stack>
);
