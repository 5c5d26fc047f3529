import { ProgressBar, Text } from '@steps/shared/ui';
import styles from './GenerationCards.module.css';
import { useGeneration } from './generationState';

/** What is being written, as it comes. Not a live region: it changes many times a second, and its end is announced. */
export function GenerationCards({ studio }: { readonly studio: string }) {
  const generation = useGeneration(studio);
  return Object.entries(generation?.parts ?? {}).map(([name, { label, text, percent }]) => (
    <div key={name} className={styles.card} aria-busy>
      <Text as="h3" size={14}>
        {label}
      </Text>
      <ProgressBar label={`Writing: ${label}`} value={percent} />
      <p className={styles.text}>{text}</p>
    </div>
  ));
}
