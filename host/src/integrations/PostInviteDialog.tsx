import { postRole } from '@steps/journal/team';
import { CopyButton, Dialog, notify, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { LetInDialog } from '../team/LetInDialog';
import { useInvitation } from '../team/useInvitation';
import styles from './integrations.module.css';

/** Lets a post office in: the command that starts it, then the digits that both show. */
export function PostInviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { open, asked, error, busy, invite, letIn, refuse } = useInvitation((device) => {
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
  if (open && asked) {
    return (
      <LetInDialog
        asked={asked}
        description="It can read outgoing email and the addresses you send from, and nothing else in this business."
        busy={busy}
        onLetIn={() => void letIn(asked)}
        onRefuse={refuse}
        onClose={onClose}
      />
    );
  }
  const command = open && `npm run post -- '${open.text}'`;
  return (
    <Dialog
      open
      title="Start the post office"
      description="On a computer that is on when mail is to go out, in a copy of Steps. For one post office, within 15 minutes."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {error && (
            <Button type="primary" loading={busy} onClick={() => void invite(invited)}>
              Make a new invitation
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
            <p className="s-muted" role="status">
              Waiting for it. It shows six digits: compare them here before you let it in.
            </p>
          </>
        )}
        {!command && !error && <p role="status">Making the invitation…</p>}
      </Stack>
    </Dialog>
  );
}
