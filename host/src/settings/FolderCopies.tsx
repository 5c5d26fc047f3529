import { counted } from '@steps/platform';
import { attemptLater, DateText, notify, Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import {
  allowFolder,
  chooseFolder,
  copyIntoFolder,
  leaveFolder,
  lookAtFolder,
  useFolderCopies,
} from '../backup/folderCopies';
import { errorText } from '../gate/errorText';
import { useGate } from '../gate/gateState';

/** Copies in a folder of the user's own, which outlive the browser's data. */
export function FolderCopies() {
  const { possible, name, permission, list } = useFolderCopies();
  const { workspaceName, encrypted } = useGate();
  const [busy, setBusy] = useState(false);
  useEffect(() => void lookAtFolder(), []);
  const attempt = async (work: () => Promise<unknown>, done?: string) => {
    setBusy(true);
    await attemptLater({ title: 'No copy was made in the folder', description: errorText }, async () => {
      if ((await work()) !== false && done) notify({ title: done });
    });
    setBusy(false);
  };
  const copy = async () => {
    const outcome = await copyIntoFolder(workspaceName, { asked: true });
    notify({ title: outcome === 'made' ? 'A copy was made in the folder' : 'Nothing has changed since the last copy' });
  };
  if (!possible) {
    return (
      <Section title="Copies in a folder">
        <p className="s-muted">
          This browser does not let a page write into a folder; Chrome and Edge on a computer do. Download everything
          now and then instead.
        </p>
      </Section>
    );
  }
  const [newest] = list;
  return (
    <Section
      title="Copies in a folder"
      purpose="Every few hours while you work, in a folder that you choose: also one that a cloud service synchronises. They stay when the browser’s data is cleared."
      actions={name && <FolderState permission={permission} />}
    >
      <Stack gap={4} bound alignContent="start">
        {name && (
          <p data-own>
            Folder “{name}”.{' '}
            {permission === 'granted' ? (
              newest ? (
                <>
                  {counted(list.length, 'copy', 'copies')}, the last one <DateText value={newest.madeAt} />.
                </>
              ) : (
                'There is no copy yet.'
              )
            ) : (
              'The browser asks again after Steps is closed or reloaded. Until you allow it, no copies are made there.'
            )}
          </p>
        )}
        {encrypted && (
          <p className="s-muted">
            Each copy is encrypted and opens in any browser with the passphrase that was in use that day. Copies from
            before the workspace had a passphrase stay readable: delete them.
          </p>
        )}
        <Row gap={2} align="center" wrap>
          {!name && (
            <Button
              loading={busy}
              onClick={() => void attempt(() => chooseFolder(workspaceName), 'A copy was made in the folder')}
            >
              Choose a folder
            </Button>
          )}
          {name && permission === 'granted' && (
            <Button loading={busy} onClick={() => void attempt(copy)}>
              Copy into the folder now
            </Button>
          )}
          {name && permission !== 'granted' && (
            <Button loading={busy} onClick={() => void attempt(() => allowFolder(workspaceName))}>
              Allow it again
            </Button>
          )}
          {name && (
            <Button type="text" onClick={() => void attempt(leaveFolder)}>
              Stop using the folder
            </Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
}

function FolderState({ permission }: { readonly permission: PermissionState }) {
  if (permission === 'granted') return <StatusTag tone="success">Copies are made</StatusTag>;
  return <StatusTag tone="warning">{permission === 'denied' ? 'Not allowed' : 'Waits for permission'}</StatusTag>;
}
