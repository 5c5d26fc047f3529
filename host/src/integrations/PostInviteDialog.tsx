import { postRole } from '@steps/journal/team';
import { CopyButton, Dialog, notify, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useInvitation } from '../team/useInvitation';
import styles from './integrations.module.css';

/** Lets a post office in: by the command that starts it, which has a secret for one. Nothing is compared: nobody else sees the command. */
export function PostInviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { open, asked, error, busy, invite, letIn } = useInvitation((device) => {
    notify({ title: `${device.name} is in`, description: 'Add the address that it sends from.' });
    onClose();
  });
  const invited = { person: 'Post office', role: postRole, roles: [] };
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    if (!begun.current) void invite(invited);
    begun.current = true;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has asked
  useEffect(() => {
    if (asked) void letIn(asked);
  }, [asked]);
  const command = open && `echo '${open.text}' | npm run post -- -`;
  return (
    <Dialog
      open
      title="Start the post office"
      description="Run this on a computer that is on when mail is to go out, in a copy of Steps. It reads outgoing email and what you link to it, and nothing else in this business."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {error && (
            <Button type="primary" loading={busy} onClick={() => void invite(invited)}>
              Make a new command
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4} maxWidth={480} bound>
        {error && <p role="alert">{error}</p>}
        {command && (
          <>
            <Text as="p" breakWords className={styles.command}>
              <code>{command}</code>
            </Text>
            <div>
              <CopyButton text={command} label="Copy the command" />
            </div>
            <p className="s-muted">
              It is for one post office, within 15 minutes. Show it to nobody: whoever runs it first comes in.
            </p>
            <p role="status">{asked ? `${asked.name} is coming in…` : 'Waiting for the post office…'}</p>
          </>
        )}
        {!command && !error && <p role="status">Making the command…</p>}
      </Stack>
    </Dialog>
  );
}
