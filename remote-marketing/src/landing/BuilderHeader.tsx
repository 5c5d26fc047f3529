import { exportFile, RuleError } from '@steps/shared';
import { Link, useNavigate } from '@steps/shared/router';
import { IconButton, Menu, type MenuItem, notify, phoneQuery, Row, Stack, useMedia } from '@steps/shared/ui';
import { Button } from 'antd';
import { ArrowLeft, Download, Ellipsis, Eye, History, Pencil, Share2 } from 'lucide-react';
import { useState } from 'react';
import styles from '../editor/BuilderHeader.module.css';
import { panelItems, RedoButton, UndoButton, useRedoItem, ZoomMenu } from '../editor/builderMenus';
import { DeviceSwitch } from '../editor/DeviceSwitch';
import { useOpenEditorOf } from '../editor/EditorContext';
import type { Editor } from '../editor/editor';
import { dockedQuery, type Panels, presetNames } from '../editor/panelRules';
import { RenameDialog } from '../editor/RenameDialog';
import { noticeSaved, SavedState } from '../editor/SavedState';
import { VersionsDialog } from '../editor/VersionsDialog';
import { marketingPaths } from '../paths.generated';
import { fileNameOf } from '../studio/fileName';
import { previewHref } from './landingAddresses';
import { type LandingPage, pageStore } from './landingPage';
import { renamePage } from './landingPageState';
import { PageThumbnail, ThumbnailStyles } from './PageThumbnail';
import { pageHtml } from './pageHtml';
import { pageFragment } from './pageLink';

interface BuilderHeaderProps {
  readonly page: LandingPage;
  readonly panels: Panels;
  readonly onPanels: (panels: Panels) => void;
}

/** The builder's header: back, save, preview, export and share (part 2, 2.10), and how the page is looked at. */
export function BuilderHeader({ page, panels, onPanels }: BuilderHeaderProps) {
  const editor = useOpenEditorOf();
  const navigate = useNavigate();
  const phone = useMedia(phoneQuery);
  const docked = useMedia(dockedQuery);
  const redo = useRedoItem();
  const [dialog, setDialog] = useState<'versions' | 'rename'>();
  const { id, name, updatedAt } = page;

  const save = () => {
    pageStore.keepVersion(id, editor.get().document);
    void noticeSaved('page', { title: 'Template saved successfully!' });
  };
  const preview = () => {
    navigate(previewHref({ page: id, device: editor.get().device }));
    notify({ title: 'Opening full-screen preview' });
  };
  const exportHtml = () => {
    exportFile('marketing', fileNameOf(name, 'html'), pageHtml(editor.get().document, name), 'text/html');
    notify({ title: 'HTML exported to downloads' });
  };
  const share = async () => {
    try {
      const fragment = await pageFragment(name, editor.get().document);
      await navigator.clipboard.writeText(
        `${window.location.origin}${marketingPaths.landingPreview.href()}${fragment}`,
      );
      notify({ title: 'Share link copied to clipboard!' });
    } catch (error) {
      notify({
        title: 'Failed to copy link',
        tone: 'destructive',
        description: error instanceof RuleError ? error.message : undefined,
      });
    }
  };
  const panelEntries = panelItems(editor, panels, onPanels);
  const fileItems: readonly MenuItem[] = [
    { id: 'versions', label: 'Versions', icon: History, onSelect: () => setDialog('versions') },
    { id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => setDialog('rename') },
    ...(phone
      ? [
          { id: 'export', label: 'Export', icon: Download, onSelect: exportHtml, separated: true },
          { id: 'share', label: 'Share', icon: Share2, onSelect: () => void share() },
          redo,
        ]
      : []),
    // Panels are in the dock there: only the presets are left to choose.
    ...(docked ? panelEntries.slice(0, 3).map((item, nth) => ({ ...item, separated: nth === 0 })) : []),
  ];
  return (
    <header className={styles.header}>
      <Stack
        as={Link}
        align="center"
        justifyItems="center"
        tone="muted"
        className={styles.back}
        to={marketingPaths.landing.href()}
        aria-label="Landing Pages"
      >
        <ArrowLeft size={18} aria-hidden />
      </Stack>
      <div className={styles.name}>
        <h1>{name}</h1>
        <SavedState updatedAt={updatedAt} />
      </div>
      <Menu
        label={`Actions for ${name}`}
        trigger={<Ellipsis size={16} aria-hidden />}
        className="s-icon-button"
        items={fileItems}
      />
      {!phone && (
        <div className={styles.look}>
          <DeviceSwitch />
          <ZoomMenu />
          {!docked && <Menu label="Panels" trigger={presetNames[panels.preset]} items={panelEntries} />}
        </div>
      )}
      <Row gap={1} align="center" atEnd>
        <UndoButton />
        {!phone && <RedoButton />}
        {phone ? (
          <IconButton label="Preview" icon={Eye} onClick={preview} />
        ) : (
          <>
            <Button type="text" icon={<Eye size={16} aria-hidden />} onClick={preview}>
              Preview
            </Button>
            <Button type="text" icon={<Download size={16} aria-hidden />} onClick={exportHtml}>
              Export
            </Button>
            <Button type="text" icon={<Share2 size={16} aria-hidden />} onClick={() => void share()}>
              Share
            </Button>
          </>
        )}
        <Button type="primary" onClick={save}>
          Save
        </Button>
      </Row>
      {dialog === 'versions' && <PageVersions page={page} editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'rename' && (
        <RenameDialog
          what="page"
          name={name}
          onRename={(next) => renamePage(id, next)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </header>
  );
}

interface PageVersionsProps {
  readonly page: LandingPage;
  readonly editor: Editor;
  readonly onClose: () => void;
}

const PageVersions = ({ page, editor, onClose }: PageVersionsProps) => (
  <>
    <ThumbnailStyles />
    <VersionsDialog
      store={pageStore}
      id={page.id}
      editor={editor}
      thumbnail={(id, document) => <PageThumbnail id={id} document={document} />}
      onClose={onClose}
    />
  </>
);
