import styles from './hero.module.css';
import { method } from './method';

/** The five-letter method as a staircase; a list on phones. */
export function MethodStairs() {
  return (
    <ol
      className={`${styles.stairs} s-plain`}
      aria-label="The five-part method: Strategy, Traffic, Engagement, Promoters, Systems"
    >
      {method.map(({ word, does }, index) => (
        <li key={word} className={styles.stair} style={{ '--h-step': index }}>
          <span className={styles.stairLetter} aria-hidden>
            {word[0]}
          </span>
          <h2>{word}</h2>
          <p className={styles.stairText}>{does}</p>
        </li>
      ))}
    </ol>
  );
}
