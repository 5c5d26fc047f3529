import { counted } from '@steps/platform';
import { announce, ErrorState, ListSkeleton, NothingFound, Row, SearchField, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { History } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TopicLink } from '../content/TopicLink';
import styles from './ArticleSearch.module.css';
import { forgetSearches, rememberSearch, useRecentSearches } from './recentSearches';
import type { FoundArticle, Piece } from './searchRules';
import { useArticleSearch } from './useArticleSearch';

interface ArticleSearchProps {
  /** Of the search box: "Search help". */
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** What the page shows while nothing is searched. */
  readonly children: ReactNode;
}

/** A search box over all articles. While something is searched, what was found takes the place of the page's content. */
export function ArticleSearch({ label, query, onQuery, children }: ArticleSearchProps) {
  const frame = useRef<HTMLElement>(null);
  // The address follows some letters later: until then the box shows what was typed.
  const [typed, setTyped] = useState<string>();
  if (typed === query) setTyped(undefined);
  const shown = typed ?? query;
  const asked = shown.trim();
  const search = (next: string) => {
    setTyped(next);
    onQuery(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input[type=search], a[data-found]') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <Stack as="search" gap={4} className={styles.frame} ref={frame} onKeyDown={onKeyDown}>
      <Stack gap={2} maxWidth={560}>
        <SearchField label={label} value={shown} onChange={search} />
        {!asked && <Recent onQuery={search} />}
      </Stack>
      {asked ? <Results query={asked} onClear={() => search('')} /> : children}
    </Stack>
  );
}

function Recent({ onQuery }: { readonly onQuery: (query: string) => void }) {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <Row gap={2} align="center" wrap size={13} className={styles.recent}>
      <span className="s-faint">
        <History size={14} aria-hidden /> Recent searches
      </span>
      {recent.map((query) => (
        <Button key={query} size="small" onClick={() => onQuery(query)}>
          {query}
        </Button>
      ))}
      <Button size="small" type="text" onClick={forgetSearches}>
        Clear recent searches
      </Button>
    </Row>
  );
}

function Results({ query, onClear }: { readonly query: string; readonly onClear: () => void }) {
  const search = useArticleSearch(query);
  const count = search.state === 'found' ? search.articles.length : undefined;
  useEffect(() => {
    if (count !== undefined) announce(counted(count, 'article found', 'articles found'));
  }, [count]);
  if (search.state === 'failed') {
    return (
      <ErrorState
        title="Search is not available"
        what="The search index could not be loaded."
        next="Check your connection and type again. Clear the search to read the articles in the tabs."
      />
    );
  }
  if (search.state !== 'found') return <ListSkeleton label="Searching" />;
  if (search.articles.length === 0) {
    return <NothingFound searched={`“${query}”`} onClear={onClear} clearLabel="Show all topics" />;
  }
  return (
    <Stack as="ol" gap={4} maxWidth="prose" plain aria-label="Articles found">
      {search.articles.map((article) => (
        <li key={`${article.group} ${article.title}`}>
          <ResultArticle article={article} onOpen={() => rememberSearch(query)} />
        </li>
      ))}
    </Stack>
  );
}

function ResultArticle({ article, onOpen }: { readonly article: FoundArticle; readonly onOpen: () => void }) {
  return (
    <Stack as="section" gap={1} className={styles.article}>
      <Text as="h2" size={14}>
        {article.title} <span className={styles.group}>{article.group}</span>
      </Text>
      <ul>
        {article.parts.map(({ href, heading, excerpt }) => (
          <li key={href}>
            <TopicLink to={href} onClick={onOpen} className={styles.part} data-found>
              <Text as="span" tone="accent" weight={500}>
                <Pieces pieces={heading} />
              </Text>
              <Text as="span" tone="muted" size={13}>
                <Pieces pieces={excerpt} />
              </Text>
            </TopicLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Text with what was searched for marked. */
function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
