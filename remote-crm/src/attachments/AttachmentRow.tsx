import { allowExport } from '@steps/business';
import { DateText, Dialog, IconButton, lazyPart, Row, Stack, Text } from '@steps/platform/ui';
import { Download, File, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatBytes, isPicture, typeLabel } from './attachmentRules';
import type { Attachment } from './attachmentState';
import styles from './attachments.module.css';

const AttachmentDialog = lazyPart(async () => (await import('./AttachmentDialog')).AttachmentDialog);

interface AttachmentRowProps {
  readonly recordId: string;
  readonly file: Attachment;
  readonly onRemove: () => void;
}

/** One file: its picture or icon, what it is, who added it and when, and what can be done with it. */
export function AttachmentRow({ recordId, file, onRemove }: AttachmentRowProps) {
  const { name, type, size, url, uploadedBy, uploadedAt, description, tags } = file;
  const [open, setOpen] = useState<'picture' | 'details'>();
  const close = () => setOpen(undefined);
  return (
    <li className={styles.file}>
      <Thumbnail file={file} onOpen={() => setOpen('picture')} />
      <Stack shrink size={12} breakWords>
        <Text as="span" size={14} weight={500} title={name}>
          {name}
        </Text>
        <span className="s-faint">
          {typeLabel(type, name)}, {formatBytes(size)}
        </span>
        <span className="s-faint">
          {uploadedBy}, <DateText value={uploadedAt} />
        </span>
        {description && <span>{description}</span>}
        {tags.length > 0 && (
          <Row as="ul" gap={2} align="center" wrap plain aria-label={`Tags of ${name}`}>
            {tags.map((tag) => (
              <li key={tag} className="s-tag">
                {tag}
              </li>
            ))}
          </Row>
        )}
      </Stack>
      <div className={styles.fileActions}>
        <a
          className="s-icon-button"
          href={url}
          download={name}
          onClick={(event) => {
            if (!allowExport('crm', name)) event.preventDefault();
          }}
          aria-label={`Download ${name}`}
          title={`Download ${name}`}
        >
          <Download size={16} aria-hidden />
        </a>
        <IconButton label={`Edit details of ${name}`} icon={Pencil} onClick={() => setOpen('details')} />
        <IconButton label={`Delete ${name}`} icon={Trash2} onClick={onRemove} />
      </div>
      {open === 'picture' && (
        <Dialog open size="large" title={name} onClose={close} closeOnBackdrop>
          <img className={styles.filePicture} src={url} alt={description || name} />
        </Dialog>
      )}
      {open === 'details' && (
        <Suspense>
          <AttachmentDialog recordId={recordId} file={file} onClose={close} />
        </Suspense>
      )}
    </li>
  );
}

function Thumbnail({ file: { name, type, url }, onOpen }: { readonly file: Attachment; readonly onOpen: () => void }) {
  const [broken, setBroken] = useState(false);
  if (!isPicture(type) || broken) {
    return (
      <span className={styles.fileSign}>
        <File size={20} aria-hidden />
      </span>
    );
  }
  return (
    <button type="button" className={styles.fileSign} aria-label={`Show ${name}`} onClick={onOpen}>
      <img src={url} alt="" onError={() => setBroken(true)} />
    </button>
  );
}
