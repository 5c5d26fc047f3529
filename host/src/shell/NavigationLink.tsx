import type { RemoteEntry } from '@steps/platform';
import { Tooltip } from '@steps/platform/fields';
import { Link } from '@steps/platform/router';
import type { ReactNode } from 'react';
import { navigationIcon } from '../navigation/navigationIcons';
import type { NavigationItem } from '../navigation/navigationRules';
import { prefetchModule } from './modulePart';
import styles from './NavigationLink.module.css';

interface NavigationLinkProps {
  readonly item: NavigationItem;
  readonly current: boolean;
  readonly remotes: readonly RemoteEntry[];
  /** Beside the word: a count. */
  readonly badge?: ReactNode;
  /** Only its icon shows; the words come with pointer and focus. */
  readonly rail?: boolean;
  readonly className?: string;
  readonly onClick?: () => void;
}

/** One entry of the navigation; its module is fetched as soon as the pointer is on it. */
export function NavigationLink(props: NavigationLinkProps) {
  const { item, current, remotes, badge, rail = false, className = `s-nav__item ${styles.navItem}`, onClick } = props;
  const Icon = navigationIcon(item.icon);
  const link = (
    <Link
      to={item.href}
      className={className}
      aria-current={current ? 'page' : undefined}
      title={item.short && !rail ? item.title : undefined}
      onPointerEnter={() => prefetchModule(item.id, remotes)}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
      <span className={styles.navWord}>{item.short ?? item.title}</span>
      {badge}
    </Link>
  );
  if (!rail) return link;
  return (
    <Tooltip text={item.title} placement="right" named>
      {link}
    </Tooltip>
  );
}
