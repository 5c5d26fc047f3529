import type { RemoteEntry } from '@steps/platform';
import type { NavigationSection } from '../navigation/navigationRules';
import { NavigationLink } from './NavigationLink';
import styles from './NavigationList.module.css';
import { ReviewCount } from './ReviewCount';

interface NavigationListProps {
  readonly sections: readonly NavigationSection[];
  readonly remotes: readonly RemoteEntry[];
  /** Id of the entry to mark. */
  readonly current: string | undefined;
  /** Two entries beside each other. */
  readonly columns?: boolean;
  /** Icons alone. */
  readonly rail?: boolean;
  readonly onChoose?: () => void;
}

/** The groups Work, Grow, Insight and Manage with their entries. */
export function NavigationList({
  sections,
  remotes,
  current,
  columns = false,
  rail = false,
  onChoose,
}: NavigationListProps) {
  return sections.map(({ group, title, items, expected }) => (
    <div key={group} className={styles.navPart}>
      <div className={`s-nav__group ${styles.navGroup}`} aria-hidden>
        {title}
      </div>
      <ul className={`s-nav s-plain ${styles.navList}`} data-columns={columns || undefined} aria-label={title}>
        {items.map((item) => (
          <li key={item.id}>
            <NavigationLink
              item={item}
              current={item.id === current}
              remotes={remotes}
              rail={rail}
              badge={item.id === 'human-loop' ? <ReviewCount /> : undefined}
              onClick={onChoose}
            />
          </li>
        ))}
        {Array.from({ length: expected }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places, all alike.
          <li key={`expected ${at}`} className={`s-nav__item ${styles.navExpected}`} aria-hidden>
            <span className="s-bone" />
          </li>
        ))}
      </ul>
    </div>
  ));
}
