import type { Contact } from '@steps/business';
import { isEmailAddress, setPreference, usePreference } from '@steps/platform';
import { Dialog, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import * as v from 'valibot';
import { senderKey } from './senderKey';

interface SenderDialogProps {
  readonly contact: Contact | undefined;
  /** Both are addresses of email. */
  readonly onSave: (from: string, to: string) => Promise<void>;
  readonly onClose: () => void;
}

/** An email file says who sends it and to whom; the sender is remembered. */
export function SenderDialog({ contact, onSave, onClose }: SenderDialogProps) {
  const known = usePreference(senderKey, v.string(), '');
  const [sender, setSender] = useState(known);
  const [to, setTo] = useState(contact?.email ?? '');
  const [tried, setTried] = useState(false);
  const problem = (address: string) =>
    tried && !isEmailAddress(address.trim()) ? 'Enter an email address, for example name@example.com.' : undefined;
  const save = async () => {
    setTried(true);
    if (!isEmailAddress(sender.trim()) || !isEmailAddress(to.trim())) return;
    setPreference(senderKey, sender.trim());
    await onSave(sender.trim(), to.trim());
    onClose();
  };
  return (
    <Dialog
      open
      title="Save as an email file"
      description="Steps cannot send email from the browser. Your mail program opens the file as a draft that is ready to send."
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" onClick={() => void save()}>
            Save email file
          </Button>
        </>
      }
    >
      <Stack gap={4} bound alignContent="start">
        <TextField label="From" error={problem(sender)} inputMode="email" value={sender} onChange={setSender} />
        <TextField label="To" error={problem(to)} inputMode="email" value={to} onChange={setTo} />
      </Stack>
    </Dialog>
  );
}
