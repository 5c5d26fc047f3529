import { formatMoment } from '@steps/shared';
import { Dialog, FormField, notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { EditorDocument } from '../editor/document';
import { reading } from '../editor/documentRules';
import { type Editor, replaceDocument } from '../editor/editor';
import { versionDifference } from '../editor/versionRules';
import { documentOf, type LandingPage, usePageVersions } from './landingPage';
import { keepVersion } from './landingPageState';
import { PageThumbnail, ThumbnailStyles } from './PageThumbnail';
import styles from './VersionsDialog.module.css';

interface VersionsDialogProps {
  readonly page: LandingPage;
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** What was saved of a page: looked at, compared with what is open, brought back. */
export function VersionsDialog({ page, editor, onClose }: VersionsDialogProps) {
  const versions = usePageVersions(page.id);
  const [name, setName] = useState('');
  const { document } = editor.get();
  const restore = (version: EditorDocument, called: string) => {
    // What is open now is kept first: bringing back is no way to lose something.
    keepVersion(page.id, document, 'Before a restore');
    replaceDocument(editor, version);
    onClose();
    notify({ title: 'Version restored', description: called });
  };
  return (
    <Dialog open title="Versions" description="Each save keeps a version, up to 30." onClose={onClose} size="large">
      <ThumbnailStyles />
      <form
        className="s-line"
        onSubmit={(event) => {
          event.preventDefault();
          keepVersion(page.id, document, name);
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
          const before = documentOf(version);
          return (
            <li key={version.id} className={styles.version}>
              <div className={styles.picture}>
                <PageThumbnail id={version.id} document={before} />
              </div>
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
