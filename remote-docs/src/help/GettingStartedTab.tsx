import { Link } from '@steps/shared/router';
import { Clock } from 'lucide-react';
import { groupOf } from '../content/articles';
import help from '../content/help/contents.md';
import styles from './help.module.css';
import { topicHref } from './topicHref';

/** The four guides, in the order in which somebody new needs them. */
export function GettingStartedTab() {
  return (
    <ol className={styles.guides}>
      {groupOf(help, 'Getting Started').map(({ id, title, summary, minutes }) => (
        <li key={id}>
          <Link to={topicHref(id)} className={styles.guide}>
            <h2>{title}</h2>
            <p>{summary}</p>
            <span className={styles.minutes}>
              <Clock size={14} aria-hidden /> {minutes} minutes
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
