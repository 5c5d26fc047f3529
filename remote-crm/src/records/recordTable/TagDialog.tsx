import { Dialog, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { markFirstField } from '../forms/FormDialog';

interface TagDialogProps {
  /** "12 contacts". */
  readonly subject: string;
  readonly onTag: (tag: string) => void;
  readonly onClose: () => void;
}

/** Asks for a tag for many records. */
export function TagDialog({ subject, onTag, onClose }: TagDialogProps) {
  const form = useId();
  const [tag, setTag] = useState('');
  return (
    <Dialog
      open
      size="small"
      title={`Tag ${subject}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={form} disabled={!tag.trim()}>
            Add tag
          </Button>
        </>
      }
    >
      <form
        ref={markFirstField}
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (tag.trim()) onTag(tag);
        }}
      >
        <TextField label="Tag" value={tag} maxLength={60} onChange={setTag} />
      </form>
    </Dialog>
  );
}
