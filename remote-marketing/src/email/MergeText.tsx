import styles from './MergeText.module.css';
import { mergeParts } from './mergeRules';

/** A text with its merge fields as chips. */
export function MergeText({ text }: { readonly text: string }) {
  return mergeParts(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same field may come twice, and parts never move
      <span key={index} className={styles.chip} title={`Each reader’s ${part.label.toLowerCase()}`}>
        {part.label}
      </span>
    ),
  );
}
