import { memo, useCallback, useMemo } from 'react';
import { useEditing } from '../editor/EditorContext';
import type { Panels } from '../editor/panelRules';
import { useRestedDocument } from '../editor/useRestedDocument';
import { Workspace } from '../editor/Workspace';
import { GlobalStyles } from './GlobalStyles';
import { PageCanvas } from './PageCanvas';
import { checkNames, pageFindings, pageWeight } from './pageChecks';
import { SaveSection } from './sections/SaveSection';
import { SectionWriter } from './sections/SectionWriter';
import { isWrittenKind } from './sections/sectionRules';
import { useSavedBlocks } from './sections/useSavedBlocks';

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
        canvas={<PageCanvas still={panels.preset === 'preview'} />}
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
