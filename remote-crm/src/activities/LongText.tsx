import { Text } from '@steps/platform/ui';
import { useState } from 'react';
import { isLong } from './longTextRules';
import styles from './timeline.module.css';

/** A text, shortened if it is long until the reader asks for all of it, so that the history below stays in reach. */
export function LongText({ text }: { readonly text: string }) {
  const [all, setAll] = useState(false);
  const long = isLong(text);
  return (
    <Text as="div" tone="muted" whiteSpace="pre-line" className={styles.entryBody}>
      <Text breakWords data-cut={(long && !all) || undefined}>
        {text}
      </Text>
      {long && (
        <button type="button" className={styles.entryMore} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show less' : 'Show all'}
        </button>
      )}
    </Text>
  );
}
