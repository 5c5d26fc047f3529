import { Text } from '@steps/platform/ui';
import styles from './hero.module.css';

/** One letter of the growth method. */
interface MethodStep {
  readonly word: string;
  /** What the product does there. */
  readonly does: string;
}

/** The five-letter growth method (spec 1, section 1). */
const method: readonly MethodStep[] = [
  { word: 'Strategy', does: 'Work through nine phases of analysis and decide what to do next.' },
  { word: 'Traffic', does: 'Plan emails, posts, adverts and landing pages that bring people to you.' },
  { word: 'Engagement', does: 'Keep contacts, companies, deals and meetings in one CRM.' },
  { word: 'Promoters', does: 'Answer requests and stay in touch, so that customers recommend you.' },
  { word: 'Systems', does: 'Turn what works into tasks, templates and routines.' },
];

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
          <Text tone="muted" size={13}>
            {does}
          </Text>
        </li>
      ))}
    </ol>
  );
}
