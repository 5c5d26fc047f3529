import { useEffect } from 'react';
import { announce } from '../../ui/announce';
import type { FieldNoteProps } from '../../ui/together';
import { isTyping } from './othersRules';
import styles from './together.module.css';
import { useOthers } from './togetherState';

/** Who types in a field at this moment. */
export function FieldNote({ collection, id, fields: [field], label }: FieldNoteProps) {
  const words = isTyping(
    useOthers().filter(({ places }) =>
      places.some((place) => place.field === field && place.id === id && place.collection === collection),
    ),
  );
  useEffect(() => {
    if (words) announce(`${label}: ${words}`);
  }, [words, label]);
  return words && <p className={styles.typing}>{words}</p>;
}
