import { formatTime, RuleError } from '@steps/shared';
import { Link, useNavigate } from '@steps/shared/router';
import { announce, IconButton, Menu, type MenuItem, notify, phoneQuery, useMedia } from '@steps/shared/ui';
import { Button } from 'antd';
import { ArrowLeft, Download, Ellipsis, Eye, History, Pencil, Redo2, Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styles from '../editor/BuilderHeader.module.css';
import { DeviceSwitch } from '../editor/DeviceSwitch';
import { useEditing, useOpenEditorOf } from '../editor/EditorContext';
import { redoEdit, undoEdit } from '../editor/editor';
import {
  type PanelName,
  type Panels,
  type PresetName,
  panelNames,
  preset,
  presetNames,
  toggled,
} from '../editor/panelRules';
import { marketingPaths } from '../paths';
import { downloadText, fileNameOf } from '../studio/downloadFile';
import { previewHref } from './landingAddresses';
import type { LandingPage } from './landingPage';
import { keepVersion } from './landingPageState';
import { pageHtml } from './pageHtml';
import { pageFragment } from './pageLink';
import { RenameDialog } from './RenameDialog';
import { VersionsDialog } from './VersionsDialog';

interface BuilderHeaderProps {
  readonly page: LandingPage;
  readonly panels: Panels;
  readonly onPanels: (panels: Panels) => void;
  readonly saving: boolean;
}

/** The builder's header: back, save, preview, export and share (part 2, 2.10), and how the page is looked at. */
export function BuilderHeader({ page, panels, onPanels, saving }: BuilderHeaderProps) {
  const editor = useOpenEditorOf();
  const navigate = useNavigate();
  const phone = useMedia(phoneQuery);
  const canUndo = useEditing(({ history }) => history.past.length > 0);
  const canRedo = useEditing(({ history }) => history.future.length > 0);
  const zoom = useEditing((state) => state.zoom);
  const grid = useEditing((state) => state.grid);
  const [dialog, setDialog] = useState<'versions' | 'rename'>();
  const { id, name, updatedAt } = page;

  const save = () => {
    keepVersion(id, editor.get().document);
    notify({ title: 'Template saved successfully!' });
  };
  const preview = () => {
    navigate(previewHref({ page: id, device: editor.get().device }));
    notify({ title: 'Opening full-screen preview' });
  };
  const exportHtml = () => {
    downloadText(fileNameOf(name, 'html'), pageHtml(editor.get().document, name), 'text/html');
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
        ...(error instanceof RuleError ? { description: error.message } : {}),
      });
    }
  };
  const take = (verb: typeof undoEdit, done: string) => {
    const label = verb(editor);
    if (label) announce(`${done}: ${label}`);
  };

  const panelItems: readonly MenuItem[] = [
    ...Object.entries(presetNames).map(([key, label]) => ({
      id: key,
      label,
      checked: panels.preset === key,
      // The keys are those of the names.
      onSelect: () => choosePreset(key as PresetName),
    })),
    ...Object.entries(panelNames).map(([key, label], nth) => ({
      id: key,
      label: panels.shown.includes(key as PanelName) ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`,
      separated: nth === 0,
      onSelect: () => onPanels(toggled(panels, key as PanelName)),
    })),
  ];
  const choosePreset = (chosen: PresetName) => {
    onPanels(preset(chosen));
    if (chosen === 'preview') editor.set({ selected: [] });
  };
  const zoomItems: readonly MenuItem[] = [
    ...(['fit', 0.5, 0.75, 1] as const).map((value) => ({
      id: String(value),
      label: value === 'fit' ? 'Fit to width' : `${value * 100}%`,
      checked: zoom === value,
      onSelect: () => editor.set({ zoom: value }),
    })),
    {
      id: 'grid',
      label: grid ? 'Hide grid' : 'Show grid',
      separated: true,
      onSelect: () => editor.set({ grid: !grid }),
    },
  ];
  const fileItems: readonly MenuItem[] = [
    { id: 'versions', label: 'Versions', icon: History, onSelect: () => setDialog('versions') },
    { id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => setDialog('rename') },
    ...(phone
      ? [
          { id: 'export', label: 'Export', icon: Download, onSelect: exportHtml, separated: true },
          { id: 'share', label: 'Share', icon: Share2, onSelect: () => void share() },
          { id: 'redo', label: 'Redo', icon: Redo2, disabled: !canRedo, onSelect: () => take(redoEdit, 'Redone') },
          ...panelItems.slice(0, 3).map((item, nth) => ({ ...item, separated: nth === 0 })),
        ]
      : []),
  ];
  return (
    <header className={styles.header}>
      <Link className={styles.back} to={marketingPaths.landing.href()} aria-label="Landing Pages">
        <ArrowLeft size={18} aria-hidden />
      </Link>
      <div className={styles.name}>
        <h1>{name}</h1>
        <span className="s-faint" role="status">
          {saving ? 'Saving…' : `Saved ${formatTime(updatedAt)}`}
        </span>
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
          <Menu label="Zoom" trigger={zoom === 'fit' ? 'Fit' : `${zoom * 100}%`} items={zoomItems} />
          <Menu label="Panels" trigger={presetNames[panels.preset]} items={panelItems} />
        </div>
      )}
      <div className={styles.actions}>
        <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={() => take(undoEdit, 'Undone')} />
        {!phone && (
          <IconButton label="Redo" icon={Redo2} disabled={!canRedo} onClick={() => take(redoEdit, 'Redone')} />
        )}
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
      </div>
      {dialog === 'versions' && <VersionsDialog page={page} editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'rename' && <RenameDialog page={page} onClose={() => setDialog(undefined)} />}
    </header>
  );
}
