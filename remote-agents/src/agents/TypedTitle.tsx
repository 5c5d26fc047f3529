import { useStill } from '@steps/platform/ui';
import { useEffect, useState } from 'react';
import styles from './TypedTitle.module.css';

/** Interval of the typed title of the agents page (spec 2, section 9). */
const typedTitleMs = 150;

/** A title that types itself, a letter every 150 ms (spec 2, section 9). Read aloud it is whole from the start. */
export function TypedTitle({ text }: { readonly text: string }) {
  const still = useStill();
  const [typed, setTyped] = useState(0);
  useEffect(() => {
    if (still) return undefined;
    const timer = setInterval(() => setTyped((count) => Math.min(count + 1, text.length)), typedTitleMs);
    return () => clearInterval(timer);
  }, [still, text]);
  const shown = still ? text.length : Math.min(typed, text.length);
  return (
    <span className={styles.title}>
      <span className="s-hidden">{text}</span>
      <span aria-hidden>
        {text.slice(0, shown)}
        {shown < text.length && <span className={styles.caret} />}
        {/* Keeps the place of what is still to be typed, so that nothing below moves. */}
        <span className={styles.ahead}>{text.slice(shown)}</span>
      </span>
    </span>
  );
}
