import type { Contact } from '@steps/business';
import styles from './MergeText.module.css';
import { mergeParts } from './mergeRules';

interface MergeTextProps {
  readonly text: string;
  /** Whose values the chips have; their names without anybody. */
  readonly contact?: Contact | undefined;
}

/** A text with its merge fields as chips: the values of one reader, or what each is called. */
export function MergeText({ text, contact }: MergeTextProps) {
  return mergeParts(text).map((part, index) => {
    if (typeof part === 'string') return part;
    const value = contact && part.value(contact);
    const missing = contact && !value;
    const shown = contact ? value || part.otherwise || part.label : part.label;
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the same field may come twice, and parts never move
        key={index}
        className={styles.chip}
        data-missing={missing || undefined}
        title={titleOf(part.label, contact)}
      >
        {shown}
      </span>
    );
  });
}

const titleOf = (label: string, contact: Contact | undefined): string =>
  contact ? `${label} of ${contact.name || contact.email}` : `Each reader’s ${label.toLowerCase()}`;
