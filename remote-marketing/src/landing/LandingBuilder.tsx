import { Allowed, useMay } from '@steps/business';
import { Navigate, useNavigate, useSearchParams } from '@steps/platform/router';
import { ButtonLink, EmptyState, Page, usePage } from '@steps/platform/ui';
import { Button } from 'antd';
import { LayoutTemplate } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import { useBrandInEditor } from '../brand/UseBrand';
import { BuilderFrame } from '../editor/BuilderFrame';
import { blocksCss, frameBreakpoints } from '../editor/blocksCss';
import { Canvas } from '../editor/Canvas';
import { deviceSizes } from '../editor/deviceSizes';
import { type EditorDocument, emptyDocument } from '../editor/document';
import { EditorContext, useEditing } from '../editor/EditorContext';
import type { Panels } from '../editor/panelRules';
import { useBuilderKeys } from '../editor/useBuilderKeys';
import { useBuilderPanels } from '../editor/useBuilderPanels';
import { useKeptDocument } from '../editor/useKeptDocument';
import { useRestedDocument } from '../editor/useRestedDocument';
import { Workspace } from '../editor/Workspace';
import { marketingPaths } from '../paths.generated';
import { p } from './blocks/pageClasses';
import { editorOf, openPageId, useLandingSection } from './builderState';
import { GlobalStyles } from './GlobalStyles';
import { LandingHeader } from './LandingHeader';
import { builderHref, previewHref } from './landingAddresses';
import { type LandingPage, landingPages, pageStore, useLandingPage } from './landingPage';
import { createPage } from './landingPageState';
import { checkNames, pageFindings, pageWeight } from './pageChecks';
import { pageCss, themeVariables } from './pageCss';
import { brandedTheme } from './pageTheme';
import { SaveSection } from './sections/SaveSection';
import { SectionWriter } from './sections/SectionWriter';
import { isWrittenKind } from './sections/sectionRules';
import { useSavedBlocks } from './sections/useSavedBlocks';

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

const widths = {
  desktop: deviceSizes.desktop.width,
  tablet: deviceSizes.tablet.width,
  mobile: deviceSizes.mobile.width,
};
const look = pageCss(frameBreakpoints);
const ownLook = (document: EditorDocument) => blocksCss(document, frameBreakpoints, '[data-canvas-page]');

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

interface PageWorkspaceProps {
  readonly pageId: string;
  readonly panels: Panels;
}

const soundChecks = ['headings', 'contrast', 'pictures', 'links'];

/** The page between its panels. It is not rendered again because the page was kept. */
const PageWorkspace = memo(function PageWorkspace({ pageId, panels }: PageWorkspaceProps) {
  const { saved, dialog } = useSavedBlocks();
  const checked = useRestedDocument();
  const findings = useMemo(() => pageFindings(checked), [checked]);
  const weight = useMemo(() => `${Math.ceil(pageWeight(checked) / 1000)} kB`, [checked]);
  const blockExtras = useCallback(
    (id: string) => <BesideFields key={`beside ${id}`} pageId={pageId} id={id} />,
    [pageId],
  );
  return (
    <>
      <Workspace
        panels={panels}
        saved={saved}
        blockExtras={blockExtras}
        canvas={
          <Canvas
            look={look}
            blocksCss={ownLook}
            pageClass={p.page}
            variables={themeVariables}
            widths={widths}
            still={panels.preset === 'preview'}
          />
        }
        checks={{
          findings,
          names: checkNames,
          sound: soundChecks,
          weight,
        }}
        globalStyles={<GlobalStyles />}
      />
      {dialog}
    </>
  );
});

/** What is offered beside the fields of a block. */
function BesideFields({ pageId, id }: { readonly pageId: string; readonly id: string }) {
  const kind = useEditing(({ document }) => document.nodes[id]?.kind);
  return (
    <>
      {kind !== undefined && isWrittenKind(kind) && <SectionWriter pageId={pageId} id={id} kind={kind} />}
      <SaveSection id={id} />
    </>
  );
}
