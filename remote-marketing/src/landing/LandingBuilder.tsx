import { Allowed, useMay } from '@steps/business';
import { Navigate, useNavigate, useSearchParams } from '@steps/platform/router';
import { ButtonLink, EmptyState, Page, usePage } from '@steps/platform/ui';
import { Button } from 'antd';
import { LayoutTemplate } from 'lucide-react';
import { useBrandInEditor } from '../brand/UseBrand';
import { BuilderFrame } from '../editor/BuilderFrame';
import { emptyDocument } from '../editor/document';
import { EditorContext } from '../editor/EditorContext';
import { useBuilderKeys } from '../editor/useBuilderKeys';
import { useBuilderPanels } from '../editor/useBuilderPanels';
import { useKeptDocument } from '../editor/useKeptDocument';
import { marketingPaths } from '../paths.generated';
import { editorOf, openPageId, useLandingSection } from './builderState';
import { LandingHeader } from './LandingHeader';
import { builderHref, previewHref } from './landingAddresses';
import { type LandingPage, landingPages, pageStore, useLandingPage } from './landingPage';
import { createPage } from './landingPageState';
import { PageWorkspace } from './PageWorkspace';
import { brandedTheme } from './pageTheme';

const crumbs = [
  { label: 'Marketing', href: marketingPaths.marketing.href() },
  { label: 'Landing Pages', href: marketingPaths.landing.href() },
];

/** /marketing/landing/builder: the page of the address, or the one that is open. */
export function LandingBuilder() {
  useLandingSection();
  const [query] = useSearchParams();
  const page = useLandingPage(query.get('page') ?? openPageId());
  const navigate = useNavigate();
  const may = useMay();
  if (page && !may('change', landingPages.modules)) return <Navigate replace to={previewHref({ page: page.id })} />;
  if (page) return <OpenBuilder key={page.id} page={page} />;
  return (
    <Page
      title="Landing page builder"
      canonical={marketingPaths.landingBuilder.href()}
      crumbs={[...crumbs, { label: 'Builder' }]}
      back={{ label: 'Landing Pages', href: marketingPaths.landing.href() }}
    >
      <EmptyState
        icon={LayoutTemplate}
        title="No page is open"
        purpose="Start a page here, or choose one of your pages or a template."
        action={
          <>
            <Allowed action="add" module={landingPages.modules}>
              <Button
                type="primary"
                onClick={() => navigate(builderHref(createPage('New page', emptyDocument(brandedTheme())).id))}
              >
                Start a blank page
              </Button>
            </Allowed>
            <ButtonLink to={marketingPaths.landing.href()}>Pages and templates</ButtonLink>
          </>
        }
      />
    </Page>
  );
}

function OpenBuilder({ page }: { readonly page: LandingPage }) {
  const editor = editorOf(page);
  useKeptDocument(pageStore, page, editor);
  const [panels, setPanels] = useBuilderPanels(editor);
  usePage({
    title: 'Landing page builder',
    canonical: marketingPaths.landingBuilder.href(),
    crumbs: [...crumbs, { label: page.name }],
  });
  useBuilderKeys(editor, 'Landing page builder');
  useBrandInEditor(editor, 'web');
  return (
    <EditorContext value={editor}>
      <BuilderFrame>
        <LandingHeader page={page} panels={panels} onPanels={setPanels} />
        <PageWorkspace pageId={page.id} panels={panels} />
      </BuilderFrame>
    </EditorContext>
  );
}
