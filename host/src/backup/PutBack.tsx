import type { Client } from '@steps/business';
import { attemptLater, notify } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import styles from './backup.module.css';
import type { BackupClient } from './backupSchema';
import { collectionTitle } from './collectionName';
import { type Difference, previewRestore, restoreInto, undoRestore, wouldEmpty } from './restoreInto';

interface PutBackProps {
  /** As it is in the file. */
  readonly one: BackupClient;
  /** As it is here. */
  readonly client: Client;
}

/** Puts a business that is here back to what a file holds: what comes, differs and goes is shown before. */
export function PutBack({ one, client }: PutBackProps) {
  const { businessName } = client;
  const [found, setFound] = useState<Difference>();
  const [busy, setBusy] = useState(false);
  const attempt = async (title: string, work: () => Promise<void>) => {
    setBusy(true);
    if (!(await attemptLater({ title, description: errorText }, work))) setFound(undefined);
    setBusy(false);
  };
  const look = () => attempt('The records could not be compared', async () => setFound(await previewRestore(one)));
  const undo = (done: Difference) =>
    attempt(`${businessName} was not put back`, async () => {
      await undoRestore(one.client.id, done);
      notify({ title: `${businessName} is as it was before` });
    });
  const restore = (previewed: Difference) =>
    attempt(`${businessName} was not restored`, async () => {
      const done = await restoreInto(one, previewed);
      setFound(undefined);
      notify({
        title: `${businessName} is as in the file`,
        action: { label: 'Undo', onClick: () => void undo(done) },
      });
    });
  if (!found) {
    return (
      <div>
        <Button
          size="small"
          loading={busy}
          aria-label={`Compare ${businessName} with the one here`}
          onClick={() => void look()}
        >
          Compare with the one here
        </Button>
      </div>
    );
  }
  if (found.changes.length === 0) return <p role="status">The file and the business here are the same.</p>;
  return (
    <>
      <table className={styles.difference}>
        <caption className="s-hidden">What changes in {businessName}</caption>
        <thead>
          <tr>
            <th scope="col">Records</th>
            <th scope="col">Added</th>
            <th scope="col">Changed</th>
            <th scope="col">Lost</th>
          </tr>
        </thead>
        <tbody>
          {found.byCollection.map(({ collection, added, changed, lost }) => (
            <tr key={collection}>
              <th scope="row">{collectionTitle(collection)}</th>
              <td>{added.toLocaleString('en-GB')}</td>
              <td>{changed.toLocaleString('en-GB')}</td>
              <td>{lost.toLocaleString('en-GB')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {wouldEmpty(found) ? (
        <p role="alert">
          The file holds very little compared with what is here, so it can only be restored as a separate business.
        </p>
      ) : (
        <div>
          <Button size="small" danger loading={busy} onClick={() => void restore(found)}>
            Put {businessName} back to the file
          </Button>
        </div>
      )}
    </>
  );
}
