import { DateText } from '@steps/shared/ui';
import styles from './record.module.css';

/** Says that something typed earlier was found again; nothing without a time. */
export function FoundDraft({ from }: { readonly from: string | undefined }) {
  if (!from) return null;
  return (
    <p className={`s-faint ${styles.found}`} role="status">
      Not saved yet: your draft from <DateText value={from} />.
    </p>
  );
}
