import { paths } from '@steps/platform/paths';
import { useLocation, useNavigate, useSearchParams } from '@steps/platform/router';
import { Page, Tabs } from '@steps/platform/ui';
import { ArchitectureArticle } from '../architecture/ArchitectureTabs';
import { architectureTabs } from '../architecture/architectureTabs';
import copy from '../content/architecture/contents.md';
import { articleOf } from '../content/articles';
import { CallToAction } from '../content/CallToAction';
import { pageWords } from '../pageWords.generated';

/** How Steps is built: the specified copy in seven tabs, and what this copy is really composed of (spec 2, section 2.3). */
export function ArchitecturePage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  // A page that was opened by its address has nothing behind it.
  const back = () => void (key === 'default' ? navigate(paths.home.href()) : navigate(-1));
  return (
    <Page
      {...pageWords.architecture}
      canonical={paths.architecture.href()}
      back={{ label: 'Back to App', onClick: back }}
    >
      <Tabs
        label="Parts of the architecture"
        value={params.get('tab') ?? ''}
        onChange={(tab) => setParams({ tab }, { replace: true })}
        tabs={architectureTabs.map(({ id, label }) => ({
          id,
          label,
          panel: <ArchitectureArticle article={articleOf(copy, id)} />,
        }))}
      />
      <CallToAction />
    </Page>
  );
}
