import { Link, useLocation } from '@steps/platform/router';
import { Text } from '@steps/platform/ui';
import type { Block } from './article';
import styles from './TableOfContents.module.css';

/** The headings of an article, as links to them; nothing when there is only one. */
export function TableOfContents({ blocks }: { readonly blocks: readonly Block[] }) {
  const { pathname, search, hash } = useLocation();
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  if (headings.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label="On this page">
      <Text tone="faint" size={12} weight={500}>
        On this page
      </Text>
      <ul>
        {headings.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <Link to={`${pathname}${search}#${id}`} aria-current={hash === `#${id}` ? 'location' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
