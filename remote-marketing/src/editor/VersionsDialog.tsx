import { formatMoment } from '@steps/platform';
import { Dialog, notify, Row, Stack, Text, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { EditorDocument } from './document';
import { reading } from './documentRules';
import type { DocumentRow, DocumentStore, VersionRow } from './documentStore';
import { type Editor, replaceDocument } from './editor';
import styles from './VersionsDialog.module.css';
import { versionDifference } from './versionRules';

interface VersionsDialogProps<Row extends DocumentRow, Version extends VersionRow> {
  readonly store: DocumentStore<Row, Version>;
  /** Of the record whose versions they are. */
  readonly id: string;
  readonly editor: Editor;
  readonly thumbnail: (id: string, document: EditorDocument) => ReactNode;
  /** What a version brings back besides its document. */
  readonly onRestore?: (version: Version) => void;
  readonly onClose: () => void;
}

/** What was saved of a document: looked at, compared with what is open, brought back. */
export function VersionsDialog<Row extends DocumentRow, Version extends VersionRow>(
  props: VersionsDialogProps<Row, Version>,
) {
  const { store, id, editor, thumbnail, onRestore, onClose } = props;
  const [name, setName] = useState('');
  const { document } = editor.get();
  const versions = store.useVersions(id);
  const restore = (version: Version) => {
    // What is open now is kept first: bringing back is no way to lose something.
    store.keepVersion(id, document, 'Before a restore');
    replaceDocument(editor, store.documentOf(version));
    onRestore?.(version);
    onClose();
    notify({ title: 'Version restored', description: version.name });
  };
  return (
    <Dialog open title="Versions" description="Each save keeps a version, up to 30." onClose={onClose} size="large">
      <Row
        as="form"
        gap={2}
        align="center"
        wrap
        onSubmit={(event) => {
          event.preventDefault();
          store.keepVersion(id, document, name);
          setName('');
        }}
      >
        <TextField
          label="Name of a version"
          hideLabel
          placeholder="For example: before the new prices"
          value={name}
          onChange={setName}
        />
        <Button htmlType="submit">Keep this version</Button>
      </Row>
      {versions.length === 0 && <p className="s-faint">No versions yet.</p>}
      <Stack as="ul" gap={3} marginTop={4} plain>
        {versions.map((version) => {
          const before = store.documentOf(version);
          return (
            <Row key={version.id} as="li" gap={3} align="center" wrap>
              <div className={styles.picture}>{thumbnail(version.id, before)}</div>
              <Text as="div" basis={200} size={13}>
                <h3>{version.name}</h3>
                <p className="s-faint">
                  {formatMoment(version.createdAt, new Date())} · {reading(before).length} blocks
                </p>
                <p>{versionDifference(before, document)}</p>
              </Text>
              <Button onClick={() => restore(version)} aria-label={`Restore ${version.name}`}>
                Restore
              </Button>
            </Row>
          );
        })}
      </Stack>
    </Dialog>
  );
}
