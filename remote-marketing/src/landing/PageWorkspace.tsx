import { memo, useCallback, useMemo } from 'react';
import { blocksCss, frameBreakpoints } from '../editor/blocksCss';
import { Canvas } from '../editor/Canvas';
import { deviceSizes } from '../editor/deviceSizes';
import type { EditorDocument } from '../editor/document';
import { useEditing } from '../editor/EditorContext';
import type { Panels } from '../editor/panelRules';
import { useRestedDocument } from '../editor/useRestedDocument';
import { Workspace } from '../editor/Workspace';
import { p } from './blocks/pageClasses';
import { GlobalStyles } from './GlobalStyles';
import { checkNames, pageFindings, pageWeight } from './pageChecks';
import { pageCss, themeVariables } from './pageCss';
import { SaveSection } from './sections/SaveSection';
import { SectionWriter } from './sections/SectionWriter';
import { isWrittenKind } from './sections/sectionRules';
import { useSavedBlocks } from './sections/useSavedBlocks';

/** How wide the canvas is on each device, px. */
const widths = {
  desktop: deviceSizes.desktop.width,
  tablet: deviceSizes.tablet.width,
  mobile: deviceSizes.mobile.width,
};
/** The look of all blocks. */
const look = pageCss(frameBreakpoints);
/** What people changed of single blocks. */
const ownLook = (document: EditorDocument) => blocksCss(document, frameBreakpoints, '[data-canvas-page]');

interface PageWorkspaceProps {
  readonly pageId: string;
  readonly panels: Panels;
}

/** Checks that are named as passed when they found nothing. */
const soundChecks = ['headings', 'contrast', 'pictures', 'links'];

/** The page between its panels. It is not rendered again because the page was kept. */
export const PageWorkspace = memo(function PageWorkspace({ pageId, panels }: PageWorkspaceProps) {
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
