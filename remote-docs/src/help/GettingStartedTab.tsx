import { groupOf } from '../content/articles';
import { GuideCard } from '../content/GuideCard';
import help from '../content/help/contents.md';
import styles from './help.module.css';
import { topicHref } from './topicHref';

/** The four guides, in the order in which somebody new needs them. */
export function GettingStartedTab() {
  return (
    <ol className={styles.guides}>
      {groupOf(help, 'Getting Started').map(({ id, title, summary, minutes }) => (
        <li key={id}>
          <GuideCard {...{ title, summary, minutes }} href={topicHref(id)} />
        </li>
      ))}
    </ol>
  );
}
