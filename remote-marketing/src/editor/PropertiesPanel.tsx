import { IconButton, Row, Stack, Tabs, Text } from '@steps/platform/ui';
import { Lock, LockOpen, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Device } from './document';
import { isLocked } from './documentRules';
import { useEditing, useOpenEditorOf } from './EditorContext';
import { labelOf, select, setLocked } from './editorVerbs';
import { FieldsPanel } from './FieldsPanel';
import type { Finding } from './finding';
import { StylePanel } from './StylePanel';
import styles from './Workspace.module.css';

interface PropertiesPanelProps {
  readonly findings: readonly Finding[];
  /** What a builder offers beside the fields of one block. */
  readonly blockExtras?: ((id: string) => ReactNode) | undefined;
  /** The screens that the document is made for. */
  readonly devices?: readonly Device[] | undefined;
}

/** What can be set of the selected blocks: words, styles, and what a reader would stumble over. */
export function PropertiesPanel({ findings, blockExtras, devices }: PropertiesPanelProps) {
  const editor = useOpenEditorOf();
  const selected = useEditing((state) => state.selected);
  const id = selected.at(-1);
  const kind = useEditing(({ document }) => (id === undefined ? undefined : document.nodes[id]?.kind));
  const locked = useEditing(({ document }) => id !== undefined && isLocked(document, id));
  const [tab, setTab] = useState('content');
  if (id === undefined) return null;
  const label = selected.length > 1 ? `${selected.length} blocks` : labelOf(editor, id);
  const fields = editor.blocks.get(kind ?? '')?.fields ?? {};
  const own = findings.filter(({ block }) => block === id);
  return (
    <section aria-label="Properties">
      <Row as="header" align="center">
        <Text as="h2" grow size={14}>
          {label}
        </Text>
        <IconButton
          label={locked ? `Unlock ${label}` : `Lock ${label}`}
          icon={locked ? Lock : LockOpen}
          onClick={() => setLocked(editor, selected, !locked)}
        />
        <IconButton label="Close properties" icon={X} onClick={() => select(editor, undefined)} />
      </Row>
      <Tabs
        label="Properties"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'content',
            label: 'Content',
            panel:
              selected.length > 1 ? (
                <p className="s-faint">Select one block to change its words.</p>
              ) : Object.keys(fields).length === 0 ? (
                <p className="s-faint">It has no words of its own.</p>
              ) : (
                <>
                  {!locked && blockExtras && <div className={styles.beside}>{blockExtras(id)}</div>}
                  <FieldsPanel key={id} id={id} fields={fields} disabled={locked} />
                </>
              ),
          },
          {
            id: 'style',
            label: 'Style',
            panel: <StylePanel key={id} ids={selected} disabled={locked} devices={devices} />,
          },
          {
            id: 'checks',
            label: 'Checks',
            count: own.length || undefined,
            panel:
              own.length === 0 ? (
                <p className="s-faint">Nothing to fix here.</p>
              ) : (
                <Stack as="ul" gap={4} bound alignContent="start">
                  {own.map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
                </Stack>
              ),
          },
        ]}
      />
    </section>
  );
}
