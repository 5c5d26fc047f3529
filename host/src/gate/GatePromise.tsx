import { ClipboardCheck, HardDrive, UsersRound } from 'lucide-react';
import styles from './gate.module.css';

const points = [
  { icon: UsersRound, title: 'One place for customers', text: 'Contacts, deals, meetings and campaigns side by side.' },
  {
    icon: ClipboardCheck,
    title: 'You have the last word',
    text: 'Nothing made by AI is used before a person approves it.',
  },
  { icon: HardDrive, title: 'Your data stays here', text: 'Everything lives in this browser, not on a server.' },
];

/** What the product is, beside the form. */
export function GatePromise() {
  return (
    <aside className={styles.promise} aria-label="About Steps">
      <p className={styles.promiseLine}>Grow your business one step at a time.</p>
      <ul className={`${styles.promisePoints} s-plain`}>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={20} aria-hidden />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.promiseStairs} aria-hidden>
        {['S', 'T', 'E', 'P', 'S'].map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five letters that never move.
          <span key={at} style={{ '--g-step': at }}>
            {letter}
          </span>
        ))}
      </div>
    </aside>
  );
}
