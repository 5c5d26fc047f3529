import { paths } from '@steps/platform/paths';
import { Page } from '@steps/platform/ui';
import { ArticleBody } from '../content/Article';
import about from '../content/about/contents.md';
import { articleOf } from '../content/articles';
import { useAnchor } from '../content/useAnchor';

/** What Steps is, and for whom. */
export function AboutPage() {
  const { title, summary, blocks } = articleOf(about, 'about');
  useAnchor();
  return (
    <Page
      title={title}
      purpose={summary}
      canonical={paths.about.href()}
      back={{ label: 'Dashboard', href: paths.home.href() }}
    >
      <ArticleBody blocks={blocks} />
    </Page>
  );
}
