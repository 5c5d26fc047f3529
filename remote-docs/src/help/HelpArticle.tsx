import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { StatusTag, Text } from '@steps/platform/ui';
import { ArrowLeft, ArrowRight, Clock } from 'lucide-react';
import { ArticlePage } from '../content/ArticlePage';
import type { Article } from '../content/article';
import styles from './help.module.css';
import { topicHref } from './topicHref';

interface HelpArticleProps {
  readonly article: Article;
  readonly previous: Article | undefined;
  readonly next: Article | undefined;
}

/** One topic of the help centre, with the ones before and after it. */
export function HelpArticle({ article, previous, next }: HelpArticleProps) {
  return (
    <ArticlePage
      article={article}
      href={topicHref(article.id)}
      parent={{ label: 'Help Centre', href: paths.help.href() }}
      badges={article.minutes && <StatusTag icon={Clock}>{article.minutes} min</StatusTag>}
    >
      <nav className={styles.turns} aria-label="Other articles">
        {previous && (
          <Link to={topicHref(previous.id)}>
            <ArrowLeft size={16} aria-hidden /> {previous.title}
          </Link>
        )}
        {next && (
          <Text to={topicHref(next.id)} as={Link} atEnd>
            {next.title} <ArrowRight size={16} aria-hidden />
          </Text>
        )}
      </nav>
      <Text tone="muted" className={styles.stuck}>
        Still stuck? <Link to={`${paths.help.href()}?tab=contact`}>Contact support</Link>
      </Text>
    </ArticlePage>
  );
}
