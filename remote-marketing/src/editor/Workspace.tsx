import { PartBoundary, Row, Text, useMedia } from '@steps/platform/ui';
import { Layers, Monitor, Palette, Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BlockLibrary, type SavedBlocks } from './BlockLibrary';
import { BuilderChecks, type ChecksProps } from './BuilderChecks';
import { DeviceSwitch } from './DeviceSwitch';
import type { Device } from './document';
import { useEditing } from './EditorContext';
import { LayersTree } from './LayersTree';
import { PropertiesPanel } from './PropertiesPanel';
import { dockedQuery, type PanelName, type Panels } from './panelRules';
import styles from './Workspace.module.css';

interface WorkspaceProps {
  readonly panels: Panels;
  /** The document as it looks; in the preview the document as its readers see it. */
  readonly canvas: ReactNode;
  readonly checks: ChecksProps;
  readonly globalStyles: ReactNode;
  /** Screens that the document is made for; all of them when left out. */
  readonly devices?: readonly Device[];
  /** Blocks of the builder's own that were saved; the library offers them too. */
  readonly saved?: SavedBlocks;
  /** What is offered beside the fields of one block. */
  readonly blockExtras?: (id: string) => ReactNode;
}

/** Panels, canvas and checks of a builder. */
export function Workspace({ panels, ...parts }: WorkspaceProps) {
  const selected = useEditing((state) => state.selected.length > 0);
  const docked = useMedia(dockedQuery);
  const { canvas, checks, blockExtras, devices, globalStyles, saved } = parts;
  const { shown } = panels;
  const has = (name: PanelName) => shown.includes(name);
  if (docked) return <DockedWorkspace still={panels.preset === 'preview'} {...parts} />;
  const right =
    has('properties') && selected ? (
      <PropertiesPanel findings={checks.findings} blockExtras={blockExtras} devices={devices} />
    ) : (
      has('globalStyles') && <GlobalStylesPanel>{globalStyles}</GlobalStylesPanel>
    );
  return (
    <>
      <Row grow minHeight={0} className={styles.workspace}>
        {(has('library') || has('layers')) && (
          <div className={styles.left}>
            {has('library') && (
              <section className={styles.panel} aria-label="Block library">
                <h2 className="s-hidden">Block library</h2>
                <PartBoundary>
                  <BlockLibrary saved={saved} />
                </PartBoundary>
              </section>
            )}
            {has('layers') && (
              <section className={styles.panel} aria-label="Layers">
                <Text as="h2" marginBottom={2} size={13} weight={600}>
                  Layers
                </Text>
                <PartBoundary>
                  <LayersTree />
                </PartBoundary>
              </section>
            )}
          </div>
        )}
        <PartBoundary>{canvas}</PartBoundary>
        {right && (
          <div className={styles.right}>
            <PartBoundary>{right}</PartBoundary>
          </div>
        )}
      </Row>
      <PartBoundary>
        <BuilderChecks {...checks} />
      </PartBoundary>
    </>
  );
}

const GlobalStylesPanel = ({ children }: { readonly children: ReactNode }) => (
  <section aria-label="Global styles">
    <Text as="h2" marginBottom={2} size={13} weight={600}>
      Global styles
    </Text>
    {children}
  </section>
);

interface DockedWorkspaceProps extends Omit<WorkspaceProps, 'panels'> {
  readonly still: boolean;
}

/** Without room for panels on both sides: the document, and one panel at a time; under it on a phone, beside it on a tablet. */
function DockedWorkspace({ canvas, checks, globalStyles, devices, saved, blockExtras, still }: DockedWorkspaceProps) {
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
    { id: 'add', label: 'Add', icon: Plus, panel: <BlockLibrary tapToPlace saved={saved} onPlacing={close} /> },
    { id: 'layers', label: 'Layers', icon: Layers, panel: <LayersTree onPlacing={close} /> },
    {
      id: 'edit',
      label: 'Edit',
      icon: SlidersHorizontal,
      panel: selected ? (
        <PropertiesPanel findings={checks.findings} blockExtras={blockExtras} devices={devices} />
      ) : (
        <p className="s-faint">Tap a block to change it.</p>
      ),
    },
    { id: 'styles', label: 'Styles', icon: Palette, panel: <GlobalStylesPanel>{globalStyles}</GlobalStylesPanel> },
    {
      id: 'device',
      label: 'Device',
      icon: Monitor,
      panel: (
        <>
          <DeviceSwitch devices={devices} />
          <BuilderChecks {...checks} />
        </>
      ),
    },
  ];
  const shown = places.find(({ id }) => id === open);
  return (
    <div className={styles.docked}>
      <Row grow minHeight={0} className={styles.workspace}>
        <PartBoundary>{canvas}</PartBoundary>
      </Row>
      {!still && shown && (
        <section className={styles.sheet} aria-label={shown.label}>
          <PartBoundary key={shown.id}>{shown.panel}</PartBoundary>
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
    </div>
  );
}
