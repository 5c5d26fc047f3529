import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { BuilderHeader } from '../../../remote-marketing/src/editor/BuilderHeader';
import { blankNode, emptyDocument } from '../../../remote-marketing/src/editor/document';
import { EditorContext } from '../../../remote-marketing/src/editor/EditorContext';
import { createEditor, type Editor, undoEdit } from '../../../remote-marketing/src/editor/editor';
import { addBlock, moveBlocks, select } from '../../../remote-marketing/src/editor/editorVerbs';
import { useBuilderPanels } from '../../../remote-marketing/src/editor/useBuilderPanels';
import { useRestedDocument } from '../../../remote-marketing/src/editor/useRestedDocument';
import { Workspace } from '../../../remote-marketing/src/editor/Workspace';
import { pageBlocks } from '../../../remote-marketing/src/landing/blocks';
import { GlobalStyles } from '../../../remote-marketing/src/landing/GlobalStyles';
import { PageCanvas } from '../../../remote-marketing/src/landing/PageCanvas';
import { checkNames, pageFindings, pageWeight } from '../../../remote-marketing/src/landing/pageChecks';
import { pageKind } from '../../../remote-marketing/src/landing/pageKind';
import { startTheme } from '../../../remote-marketing/src/landing/pageTheme';
import { MemoryRouter } from '../../../shared/testing/src/MemoryRouter';
import { type Part, stage } from './documents';

let open: Editor | undefined;
const editor = (): Editor => {
  if (!open) throw new Error('Expected an open page.');
  return open;
};
const children = () => {
  const { nodes, root } = editor().get().document;
  return nodes[root]?.children ?? [];
};

function documentOf(parts: readonly Part[]) {
  const { root, nodes, theme } = emptyDocument(startTheme);
  const blocks = parts.map(({ title, text }, nth) => [`part${nth}`, blankNode('text', { title, level: 'h2', text })]);
  const page = { ...blankNode('page'), ...nodes[root], children: blocks.map(([id]) => String(id)) };
  return { root, theme, nodes: { ...Object.fromEntries(blocks), [root]: page } };
}

const made = '2026-01-05T09:00:00.000Z';
const row = { id: 'page-bench', name: 'Bakery', document: {}, createdAt: made, updatedAt: made };

/** The builder of pages as its page shows it, with its header, all panels and the checks. */
function Builder() {
  const [panels, setPanels] = useBuilderPanels(editor());
  const checked = useRestedDocument();
  const findings = useMemo(() => pageFindings(checked), [checked]);
  const weight = useMemo(() => `${pageWeight(checked)}`, [checked]);
  return (
    <>
      <BuilderHeader
        kind={pageKind}
        row={row}
        back={{ label: 'Landing Pages', href: '/' }}
        panels={panels}
        onPanels={setPanels}
        phoneItems={() => []}
        tools={undefined}
        saved={{ title: 'Saved' }}
      />
      <Workspace
        panels={panels}
        canvas={<PageCanvas still={false} />}
        checks={{ findings, names: checkNames, sound: [], weight }}
        globalStyles={<GlobalStyles />}
      />
    </>
  );
}

window.editor = {
  open(parts) {
    open = createEditor(documentOf(parts), pageBlocks);
    createRoot(stage()).render(
      <MemoryRouter>
        <EditorContext value={open}>
          <Builder />
        </EditorContext>
      </MemoryRouter>,
    );
  },
  page: () => document,
  words: '[data-canvas-page] :is(h2, p)',
  scroller: () => document.querySelector('section[aria-label="Canvas"]') ?? undefined,
  add: () => void addBlock(editor(), 'text', { parent: 'page', index: 1 }),
  move: (from, to) => void moveBlocks(editor(), [children()[from] ?? ''], { parent: 'page', index: to }),
  undo: () => void undoEdit(editor()),
  select: (nth) => select(editor(), children()[nth]),
  field: () => document.querySelector<HTMLElement>('section[aria-label="Properties"] input') ?? undefined,
  source: () => document.querySelector('[data-kind="text"]') ?? undefined,
};
