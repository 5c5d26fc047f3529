import { useTyped } from '@steps/platform';
import { Dialog, FoundDraft, Stack, TextArea } from '@steps/platform/ui';
import { Button } from 'antd';
import { useId } from 'react';
import { Tags } from '../records/recordPage/Tags';
import {
  type Attachment,
  addAttachmentTag,
  removeAttachmentTag,
  updateAttachment,
  useAttachments,
} from './attachmentState';
import styles from './attachments.module.css';

interface AttachmentDialogProps {
  readonly recordId: string;
  readonly file: Attachment;
  readonly onClose: () => void;
}

/** Longest description, in characters. */
const longestDescription = 500;

/** What a file is for: a description and tags. */
export function AttachmentDialog({ recordId, file, onClose }: AttachmentDialogProps) {
  const form = useId();
  const { typed: description, type, forget, foundFrom } = useTyped(`attachment:${file.id}`, file.description);
  const leave = () => {
    forget();
    onClose();
  };
  const now = useAttachments(recordId).find(({ id }) => id === file.id) ?? file;
  return (
    <Dialog
      open
      title={`Details of ${file.name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={form}>
            Save details
          </Button>
        </>
      }
    >
      <Stack gap={4} radius="control" className={styles.files}>
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            updateAttachment(recordId, file.id, { description: description.trim() });
            leave();
          }}
        >
          <TextArea
            label="Description"
            required={false}
            maxLength={longestDescription}
            value={description}
            onChange={type}
          />
          <FoundDraft from={foundFrom} />
        </form>
        <Tags
          tags={now.tags}
          suggested={[]}
          onAdd={(tag) => addAttachmentTag(recordId, now, tag)}
          onRemove={(tag) => removeAttachmentTag(recordId, now, tag)}
        />
      </Stack>
    </Dialog>
  );
}
