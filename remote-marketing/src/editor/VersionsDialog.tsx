import { formatMoment } from '@steps/shared';
import { Dialog, FormField, notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { EditorDocument } from './document';
import { reading } from './documentRules';
import { type Editor, replaceDocument } from './editor';
import styles from './VersionsDialog.module.css';
import { versionDifference } from './versionRules';

interface VersionsDialogProps {
  /** The newest first. */
  readonly versions: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: string;
    readonly document: EditorDocument;
  }[];
  readonly editor: Editor;
  readonly thumbnail: (id: string, document: EditorDocument) => ReactNode;
  /** Keeps what is open, under a name. */
  readonly onKeep: (document: EditorDocument, name: string) => void;
  readonly onClose: () => void;
}

/** What was saved of a document: looked at, compared with what is open, brought back. */
export function VersionsDialog({ versions, editor, thumbnail, onKeep, onClose }: VersionsDialogProps) {
  const [name, setName] = useState('');
  const { document } = editor.get();
  const restore = (version: EditorDocument, called: string) => {
    // What is open now is kept first: bringing back is no way to lose something.
    onKeep(document, 'Before a restore');
    replaceDocument(editor, version);
    onClose();
    notify({ title: 'Version restored', description: called });
  };
  return (
    <Dialog open title="Versions" description="Each save keeps a version, up to 30." onClose={onClose} size="large">
      <form
        className="s-line"
        onSubmit={(event) => {
          event.preventDefault();
          onKeep(document, name);
          setName('');
        }}
      >
        <FormField label="Name of a version" hideLabel>
          {(control) => (
            <input
              {...control}
              className="s-input"
              placeholder="For example: before the new prices"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FormField>
        <Button htmlType="submit">Keep this version</Button>
      </form>
      {versions.length === 0 && <p className="s-faint">No versions yet.</p>}
      <ul className={styles.versions}>
        {versions.map((version) => {
          const before = version.document;
          return (
            <li key={version.id} className={styles.version}>
              <div className={styles.picture}>{thumbnail(version.id, before)}</div>
              <div className={styles.facts}>
                <h3>{version.name}</h3>
                <p className="s-faint">
                  {formatMoment(version.createdAt, new Date())} · {reading(before).length} blocks
                </p>
                <p>{versionDifference(before, document)}</p>
              </div>
              <Button onClick={() => restore(before, version.name)} aria-label={`Restore ${version.name}`}>
                Restore
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
