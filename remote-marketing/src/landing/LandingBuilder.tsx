import { deviceSizes } from '@steps/shared';
import { useNavigate, useSearchParams } from '@steps/shared/router';
import { ButtonLink, EmptyState, Page, phoneQuery, useMedia, usePage } from '@steps/shared/ui';
import { Button } from 'antd';
import { Layers, LayoutTemplate, Monitor, Palette, Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { BlockLibrary } from '../editor/BlockLibrary';
import { Canvas } from '../editor/Canvas';
import { emptyDocument } from '../editor/document';
import { EditorContext, useEditing } from '../editor/EditorContext';
import { LayersTree } from '../editor/LayersTree';
import { marketingPaths } from '../paths';
import { BuilderChecks } from './BuilderChecks';
import { BuilderHeader } from './BuilderHeader';
import { p } from './blocks/pageClasses';
import { editorOf, openPageId, useLandingSection } from './builderState';
import { DeviceSwitch } from './DeviceSwitch';
import { GlobalStyles } from './GlobalStyles';
import styles from './LandingBuilder.module.css';
import { builderHref } from './landingAddresses';
import { type LandingPage, useLandingPage } from './landingPage';
import { createPage } from './landingPageState';
import { PropertiesPanel } from './PropertiesPanel';
import { pageFindings } from './pageChecks';
import { blocksCss, frameBreakpoints, pageCss, themeVariables } from './pageCss';
import { startTheme } from './pageTheme';
import { type PanelName, type Panels, preset, withSelection } from './panelRules';
import { useAutosave } from './useAutosave';
import { useBuilderKeys } from './useBuilderKeys';

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
            <Button
              type="primary"
              onClick={() => navigate(builderHref(createPage('New page', emptyDocument(startTheme)).id))}
            >
              Start a blank page
            </Button>
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

function OpenBuilder({ page }: { readonly page: LandingPage }) {
  const editor = editorOf(page);
  const saving = useAutosave(page.id, editor);
  const [panels, setPanels] = useState<Panels>(() => preset('advanced'));
  usePage({
    title: 'Landing page builder',
    canonical: marketingPaths.landingBuilder.href(),
    crumbs: [...crumbs, { label: page.name }],
  });
  useBuilderKeys(editor);
  const phone = useMedia(phoneQuery);
  // A phone shows the page as phones do; a desktop's would be too small to touch.
  useEffect(() => {
    if (phone) editor.set({ device: 'mobile' });
  }, [phone, editor]);
  // Selecting a block opens the properties panel, wherever it was selected.
  useEffect(() => {
    let before = editor.get().selected;
    return editor.subscribe(() => {
      const { selected } = editor.get();
      if (selected !== before && selected.length > 0) setPanels(withSelection);
      before = selected;
    });
  }, [editor]);
  return (
    <EditorContext value={editor}>
      <div className={styles.builder}>
        <BuilderHeader page={page} panels={panels} onPanels={setPanels} saving={saving} />
        <Workspace panels={panels} />
      </div>
    </EditorContext>
  );
}

/** Panels, canvas and checks. */
function Workspace({ panels: { preset: chosen, shown } }: { readonly panels: Panels }) {
  const document = useEditing((state) => state.document);
  const selected = useEditing((state) => state.selected.length > 0);
  const phone = useMedia(phoneQuery);
  const checked = useDeferredValue(document);
  const findings = useMemo(() => pageFindings(checked), [checked]);
  const css = useMemo(() => look + blocksCss(document, frameBreakpoints, '[data-canvas-page]'), [document]);
  const variables = useMemo(() => themeVariables(document.theme), [document.theme]);
  const still = chosen === 'preview';
  const canvas = <Canvas css={css} pageClass={p.page} variables={variables} widths={widths} still={still} />;
  const has = (name: PanelName) => shown.includes(name);
  if (phone) return <PhoneWorkspace canvas={canvas} findings={findings} still={still} />;
  const right =
    has('properties') && selected ? (
      <PropertiesPanel findings={findings} />
    ) : (
      has('globalStyles') && <GlobalStylesPanel />
    );
  return (
    <>
      <div className={styles.workspace}>
        {(has('library') || has('layers')) && (
          <div className={styles.left}>
            {has('library') && (
              <section className={styles.panel} aria-label="Block library">
                <h2 className="s-hidden">Block library</h2>
                <BlockLibrary />
              </section>
            )}
            {has('layers') && (
              <section className={styles.panel} aria-label="Layers">
                <h2 className={styles.title}>Layers</h2>
                <LayersTree />
              </section>
            )}
          </div>
        )}
        {canvas}
        {right && <div className={styles.right}>{right}</div>}
      </div>
      <BuilderChecks findings={findings} />
    </>
  );
}

const GlobalStylesPanel = () => (
  <section aria-label="Global styles">
    <h2 className={styles.title}>Global styles</h2>
    <GlobalStyles />
  </section>
);

interface PhoneWorkspaceProps {
  readonly canvas: ReactNode;
  readonly findings: ReturnType<typeof pageFindings>;
  readonly still: boolean;
}

/** On a phone: the page, and under it one panel at a time. */
function PhoneWorkspace({ canvas, findings, still }: PhoneWorkspaceProps) {
  const [open, setOpen] = useState<string>();
  const selected = useEditing((state) => state.selected.at(-1));
  const [last, setLast] = useState(selected);
  if (selected !== last) {
    setLast(selected);
    if (selected !== undefined && open !== 'layers') setOpen('edit');
    if (selected === undefined && open === 'edit') setOpen(undefined);
  }
  const close = () => setOpen(undefined);
  const places = [
    { id: 'add', label: 'Add', icon: Plus, panel: <BlockLibrary tapToPlace onPlacing={close} /> },
    { id: 'layers', label: 'Layers', icon: Layers, panel: <LayersTree onPlacing={close} /> },
    {
      id: 'edit',
      label: 'Edit',
      icon: SlidersHorizontal,
      panel: selected ? <PropertiesPanel findings={findings} /> : <p className="s-faint">Tap a block to change it.</p>,
    },
    { id: 'styles', label: 'Styles', icon: Palette, panel: <GlobalStylesPanel /> },
    {
      id: 'device',
      label: 'Device',
      icon: Monitor,
      panel: (
        <>
          <DeviceSwitch />
          <BuilderChecks findings={findings} />
        </>
      ),
    },
  ];
  const shown = places.find(({ id }) => id === open);
  return (
    <>
      <div className={styles.workspace}>{canvas}</div>
      {!still && shown && (
        <section className={styles.sheet} aria-label={shown.label}>
          {shown.panel}
        </section>
      )}
      {!still && (
        <nav className={styles.dock} aria-label="Builder">
          {places.map(({ id, label, icon: Icon }) => (
            <button
              key={id}
              type="button"
              className={styles.dockButton}
              aria-pressed={id === open}
              onClick={() => setOpen(id === open ? undefined : id)}
            >
              <Icon size={18} aria-hidden />
              {label}
            </button>
          ))}
        </nav>
      )}
    </>
  );
}
