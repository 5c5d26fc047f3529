import type { PageHelpProps } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Row, Stack } from '@steps/platform/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ArticleBody } from '../content/Article';
import type { Article } from '../content/article';
import { articlesIn, groupOf, placeOf } from '../content/articles';
import help from '../content/help/contents.md';
import { type Topic, TopicLink, TopicOpener } from '../content/TopicLink';
import { ArticleSearch } from '../search/ArticleSearch';
import styles from './PageHelp.module.css';
import { topicHref } from './topicHref';

/** The help beside a page: its topic, a search over everything, and the way to more. */
export function PageHelp({ place }: PageHelpProps) {
  // Another page begins with its own topic.
  return <PlaceHelp key={place} place={place} />;
}

function PlaceHelp({ place }: PageHelpProps) {
  const [query, setQuery] = useState('');
  /** Topics that were opened from the page's own, the last one shown. */
  const [trail, setTrail] = useState<readonly Topic[]>([]);
  const [moved, setMoved] = useState(false);
  const topic = trail.at(-1);
  const article = topic ? placeOf(help, topic.id)?.article : topicFor(place);
  const show = (next: readonly Topic[]) => {
    setTrail(next);
    setMoved(true);
    setQuery('');
  };

  return (
    <TopicOpener value={(opened) => show([...trail, opened])}>
      <ArticleSearch label="Search help" query={query} onQuery={setQuery}>
        <Stack gap={4} justifyItems="start" className={styles.panel}>
          {trail.length > 0 && (
            <button type="button" className="s-back" onClick={() => show(trail.slice(0, -1))}>
              <ArrowLeft size={16} aria-hidden /> Back
            </button>
          )}
          {article ? (
            <TopicView
              key={`${trail.length} ${article.id}`}
              article={article}
              anchor={topic?.anchor ?? ''}
              focused={moved}
            />
          ) : (
            <Guides />
          )}
          <MoreHelp article={article} />
        </Stack>
      </ArticleSearch>
    </TopicOpener>
  );
}

interface TopicViewProps {
  readonly article: Article;
  /** Heading to begin at. */
  readonly anchor: string;
  /** Takes the focus: the link that led here is gone. */
  readonly focused: boolean;
}

function TopicView({ article: { title, summary, blocks }, anchor, focused }: TopicViewProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!focused) return;
    const heading = frame.current?.querySelector<HTMLElement>(anchor ? `[data-anchor="${CSS.escape(anchor)}"]` : 'h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [anchor, focused]);
  return (
    <Stack as="article" gap={2} className={styles.topic} ref={frame}>
      <h3 tabIndex={-1}>{title}</h3>
      <p className="s-muted">{summary}</p>
      <ArticleBody blocks={blocks} below={3} />
    </Stack>
  );
}

/** Where nobody has written about the page: what to begin with. */
function Guides() {
  return (
    <Stack as="section" gap={2} className={styles.topic}>
      <h3>No topic is about this page yet</h3>
      <p className="s-muted">Search above, or begin with a guide.</p>
      <Stack as="ul" gap={2} paddingStart={6}>
        {groupOf(help, 'Getting Started').map(({ id, title }) => (
          <li key={id}>
            <TopicLink to={topicHref(id)}>{title}</TopicLink>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function MoreHelp({ article }: { readonly article: Article | undefined }) {
  return (
    <Row as="nav" gap={4} rowGap={2} wrap fullWidth paddingTop={4} divider="above" size={13} aria-label="More help">
      <Link to={article ? topicHref(article.id) : paths.help.href()}>
        {article ? 'Open as a page' : 'Open the Help Centre'}
      </Link>
      <Link to={`${paths.help.href()}?tab=shortcuts`}>Keyboard shortcuts</Link>
      <Link to={`${paths.help.href()}?tab=contact`}>Contact support</Link>
    </Row>
  );
}

/**
 * The topic that explains a page: a module by its id, a page by its pattern. A page that has none of its own is explained with
 * the one above it: `/marketing/landing/builder` with `/marketing/landing`.
 */
export function topicFor(place: string): Article | undefined {
  const articles = articlesIn(help);
  for (const page of withParents(place)) {
    const found = articles.find(({ explains }) => explains?.includes(page));
    if (found) return found;
  }
  return undefined;
}

function withParents(place: string): string[] {
  if (!place.startsWith('/')) return [place];
  const parts = place.split('/');
  return parts.map((_, taken) => parts.slice(0, parts.length - taken).join('/')).filter(Boolean);
}
