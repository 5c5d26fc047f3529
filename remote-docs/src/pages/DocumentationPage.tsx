import { paths } from '@steps/platform/paths';
import { useLocation, useNavigate, useSearchParams } from '@steps/platform/router';
import { Page, Stack, StatusTag, Tabs } from '@steps/platform/ui';
import { Clock } from 'lucide-react';
import { ArticleBody } from '../content/Article';
import { ArticlePage } from '../content/ArticlePage';
import { articleOf, placeOf } from '../content/articles';
import documentation from '../content/documentation/contents.md';
import { TableOfContents } from '../content/TableOfContents';
import { useAnchor } from '../content/useAnchor';
import { ApiReference } from '../documentation/ApiReference';
import styles from '../documentation/documentation.module.css';
import { IntegrationsTab } from '../documentation/IntegrationsTab';
import { DownloadsTab } from '../downloads/DownloadsTab';
import { pageWords } from '../pageWords.generated';
import { ArticleSearch } from '../search/ArticleSearch';

/** The six tabs of the documentation (spec 2, section 2.15), in order. */
export const documentationTabs = [
  { id: 'api', label: 'API Reference' },
  { id: 'integrations', label: 'Integrations' },
  { id: 'architecture', label: 'Architecture' },
  { id: 'security', label: 'Security' },
  { id: 'changelog', label: 'Changelog' },
  { id: 'downloads', label: 'Downloads' },
] as const;

type DocumentationTab = (typeof documentationTabs)[number]['id'];

const panels: Readonly<Record<DocumentationTab, () => React.JSX.Element | null>> = {
  api: ApiReference,
  integrations: IntegrationsTab,
  architecture: () => <ArticleTab id="architecture" />,
  security: () => <ArticleTab id="security" />,
  changelog: () => <ArticleTab id="changelog" />,
  downloads: DownloadsTab,
};

/** How to connect Steps to other software, and what happens to data (spec 2, section 2.15). */
export function DocumentationPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const article = placeOf(documentation, params.get('topic') ?? '')?.article;
  if (article) {
    return (
      <ArticlePage
        article={article}
        href={`${paths.documentation.href()}?topic=${article.id}`}
        parent={{ label: 'Documentation', href: paths.documentation.href() }}
        badges={
          article.minutes && (
            <>
              <StatusTag>{article.complexity}</StatusTag>
              <StatusTag icon={Clock}>{article.minutes} min</StatusTag>
            </>
          )
        }
      />
    );
  }
  // A page that was opened by its address has nothing behind it.
  const back = () => void (key === 'default' ? navigate(paths.home.href()) : navigate(-1));
  const search = (q: string) => setParams(q ? { q } : {}, { replace: true });
  return (
    <Page {...pageWords.documentation} canonical={paths.documentation.href()} back={{ label: 'Back', onClick: back }}>
      <ArticleSearch label="Search documentation" query={params.get('q') ?? ''} onQuery={search}>
        <Tabs
          label="Parts of the documentation"
          value={params.get('tab') ?? ''}
          onChange={(tab) => setParams({ tab })}
          tabs={documentationTabs.map(({ id, label }) => {
            const Panel = panels[id];
            return { id, label, panel: <Panel /> };
          })}
        />
      </ArticleSearch>
    </Page>
  );
}

/** One article as a tab. */
function ArticleTab({ id }: { readonly id: string }) {
  const { summary, blocks } = articleOf(documentation, id);
  useAnchor();
  return (
    <div className={styles.articleTab}>
      <Stack gap={4} alignContent="start" className={styles.stack}>
        <p className="s-muted">{summary}</p>
        <ArticleBody blocks={blocks} />
      </Stack>
      <TableOfContents blocks={blocks} />
    </div>
  );
}
