import { Link } from '@steps/platform/router';
import { Menu, type MenuItem, type notify, phoneQuery, Row, Stack, useMedia } from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowLeft, Ellipsis, History, type LucideIcon, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './BuilderHeader.module.css';
import { panelItems, RedoButton, UndoButton, useRedoItem, ZoomMenu } from './builderMenus';
import { DeviceSwitch } from './DeviceSwitch';
import type { Device } from './document';
import type { DocumentKind } from './documentKind';
import type { DocumentRow, VersionRow } from './documentStore';
import { useOpenEditorOf } from './EditorContext';
import { dockedQuery, type Panels, presetNames } from './panelRules';
import { RenameDialog } from './RenameDialog';
import { noticeSaved, SavedState } from './SavedState';
import { VersionsDialog } from './VersionsDialog';

interface BuilderHeaderProps<Row extends DocumentRow, Version extends VersionRow> {
  readonly kind: DocumentKind<Row, Version>;
  readonly row: Row;
  readonly back: Place;
  /** The screens that the document is made for; all when left out. */
  readonly devices?: readonly Device[];
  readonly panels: Panels;
  readonly onPanels: (panels: Panels) => void;
  /** Entries of the menu on phones, where their buttons have no room. */
  readonly phoneItems: (redo: MenuItem) => readonly MenuItem[];
  /** Preview, export and the like, before Save. */
  readonly tools: ReactNode;
  /** What is said when it is saved. */
  readonly saved: Parameters<typeof notify>[0];
  /** Dialogs. */
  readonly children?: ReactNode;
}

interface Place {
  readonly label: string;
  readonly href: string;
}

/** The header of a builder: back, name and menu, how the document is looked at, undo, and what is done with it. */
export function BuilderHeader<Row extends DocumentRow, Version extends VersionRow>(
  props: BuilderHeaderProps<Row, Version>,
) {
  const { kind, row, back, devices, panels, onPanels, phoneItems, tools, saved, children } = props;
  const { store, Thumbnail, ThumbnailStyles, onRestore } = kind;
  const editor = useOpenEditorOf();
  const phone = useMedia(phoneQuery);
  const docked = useMedia(dockedQuery);
  const redo = useRedoItem();
  const [dialog, setDialog] = useState<'versions' | 'rename'>();
  const close = () => setDialog(undefined);
  const { id, name, updatedAt } = row;
  const save = () => {
    store.keepVersion(id, editor.get().document);
    void noticeSaved(store.noun, saved);
  };
  const panelEntries = panelItems(editor, panels, onPanels);
  const fileItems: readonly MenuItem[] = [
    { id: 'versions', label: 'Versions', icon: History, onSelect: () => setDialog('versions') },
    { id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => setDialog('rename') },
    ...(phone ? phoneItems(redo) : []),
    // Panels are in the dock there: only the presets are left to choose.
    ...(docked ? panelEntries.slice(0, 3).map((item, nth) => ({ ...item, separated: nth === 0 })) : []),
  ];
  return (
    <header className={styles.header}>
      <HeaderLink {...back} icon={ArrowLeft} size={18} />
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
        <Row gap={1} align="center" className={styles.look}>
          <DeviceSwitch devices={devices} />
          <ZoomMenu />
          {!docked && <Menu label="Panels" trigger={presetNames[panels.preset]} items={panelEntries} />}
        </Row>
      )}
      <Row gap={1} align="center" atEnd>
        <UndoButton />
        {!phone && <RedoButton />}
        {tools}
        <Button type="primary" onClick={save}>
          Save
        </Button>
      </Row>
      {dialog === 'versions' && (
        <>
          <ThumbnailStyles />
          <VersionsDialog
            store={store}
            id={id}
            editor={editor}
            thumbnail={(version, document) => <Thumbnail id={version} document={document} />}
            onRestore={onRestore}
            onClose={close}
          />
        </>
      )}
      {dialog === 'rename' && <RenameDialog store={store} row={row} onClose={close} />}
      {children}
    </header>
  );
}

/** A way out of the builder, as an icon. */
export const HeaderLink = ({
  label,
  href,
  icon: Icon,
  size = 16,
}: Place & { readonly icon: LucideIcon; readonly size?: number }) => (
  <Stack
    as={Link}
    align="center"
    justifyItems="center"
    tone="muted"
    className={styles.back}
    to={href}
    aria-label={label}
  >
    <Icon size={size} aria-hidden />
  </Stack>
);
