import { failureText, notify, Section, Stack } from '@steps/platform/ui';
import { Paperclip } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { AttachmentRow } from './AttachmentRow';
import { formatBytes, maxAttachmentBytes } from './attachmentRules';
import { type Attachment, addAttachment, removeAttachment, useAttachments } from './attachmentState';
import styles from './attachments.module.css';

interface AttachmentsProps {
  readonly noun: 'contact' | 'company';
  readonly recordId: string;
}

/** Files beside a record. They are in this tab's memory only (spec 2, section 3), and the section says so. */
export function Attachments({ noun, recordId }: AttachmentsProps) {
  const files = useAttachments(recordId);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    addAll(recordId, [...event.dataTransfer.files]);
  };
  const remove = (file: Attachment) => {
    const bringBack = removeAttachment(recordId, file.id);
    input.current?.focus();
    notify({
      title: 'File Deleted',
      description: 'Attachment has been removed.',
      action: { label: 'Undo', onClick: bringBack },
    });
  };
  return (
    <Section title="Attachments" count={files.length} collapse={{ id: `${noun}.attachments`, expanded: false }}>
      {/* Dropping is a shortcut for the pointer; the button inside works for everybody. */}
      <Stack
        gap={4}
        radius="control"
        className={styles.files}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {files.length > 0 && (
          <Stack as="ul" gap={4} plain aria-label="Files">
            {files.map((file) => (
              <AttachmentRow key={file.id} recordId={recordId} file={file} onRemove={() => remove(file)} />
            ))}
          </Stack>
        )}
        <Stack gap={2} justifyItems="start" size={12}>
          <label className={`s-button s-button--small ${styles.filesButton}`}>
            <Paperclip size={14} aria-hidden />
            Add files
            <input
              ref={input}
              type="file"
              multiple
              className="s-hidden"
              onChange={({ target }) => {
                addAll(recordId, [...(target.files ?? [])]);
                // The same file can be chosen again after it was deleted.
                target.value = '';
              }}
            />
          </label>
          <p className="s-faint">
            Or drop them here, up to {formatBytes(maxAttachmentBytes)} each. Files stay in this tab only: they are gone
            when it is closed or reloaded.
          </p>
        </Stack>
      </Stack>
    </Section>
  );
}

function addAll(recordId: string, files: readonly File[]): void {
  const added: string[] = [];
  for (const file of files) {
    try {
      added.push(addAttachment(recordId, file).name);
    } catch (failure) {
      notify({
        title: 'File Not Uploaded',
        description: failureText(failure, `“${file.name}” could not be read.`),
        tone: 'destructive',
      });
    }
  }
  if (added.length === 0) return;
  const what = added.length === 1 ? `${added[0]} is` : `${added.length} files are`;
  notify({ title: 'File Uploaded', description: `${what} kept until this tab is closed or reloaded.` });
}
