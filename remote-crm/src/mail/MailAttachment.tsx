import { exportFile } from '@steps/business';
import { mailFileParts, mailRequests, type ReceivedMail } from '@steps/business/mail';
import { useRecords } from '@steps/platform';
import { attempt, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Paperclip } from 'lucide-react';
import { formatBytes, safeFileName } from '../attachments/attachmentRules';
import { type FileKind, fileKind, isMisnamed, namedAs } from '../attachments/fileKind';
import { askForMail } from './receivedMailState';

interface MailAttachmentProps {
  readonly mail: ReceivedMail;
  readonly file: ReceivedMail['attachments'][number];
}

/** More is not fetched, bytes as they were sent. */
const mostBytes = 40_000_000;

/** A file of a message: fetched when somebody asks for it, named by what it is, and only ever saved. */
export function MailAttachment({ mail, file }: MailAttachmentProps) {
  const request = useRecords(mailRequests).find((one) => one.mailId === mail.id && one.part === file.part);
  const parts = wholeFile(useRecords(mailFileParts).filter((one) => one.mailId === mail.id && one.part === file.part));
  const isLarge = file.size > mostBytes;
  const kind = parts?.[0] && fileKind(bytesOf(parts[0].base64.slice(0, 2_048)));
  const name = namedAs(safeFileName(file.name), kind);
  const warning = kind && warningOf(file.name, kind);
  return (
    <Row as="li" gap={3} align="center" wrap paddingY={2}>
      <Paperclip size={16} aria-hidden />
      <Stack as="span" basis={200} grow shrink breakWords>
        <span>{name}</span>
        <span className="s-faint">{formatBytes(file.size)}</span>
        {request?.problem && <span className="s-muted">{request.problem}</span>}
        {warning && <span className="s-muted">{warning}</span>}
        {isLarge && <span className="s-muted">Too large to be fetched: open it in your mail program.</span>}
      </Stack>
      {parts ? (
        <Button
          size="small"
          onClick={() => attempt({ title: 'The file was not saved' }, () => exportFile('crm', name, blobOf(parts)))}
        >
          Save
        </Button>
      ) : (
        <Button
          size="small"
          disabled={isLarge}
          loading={request !== undefined && !request.problem}
          onClick={() => askForMail(mail, file.part)}
        >
          Fetch
        </Button>
      )}
    </Row>
  );
}

/** What somebody should know before they open it. */
function warningOf(name: string, kind: FileKind): string | undefined {
  const says = /\.[a-z0-9]{1,8}$/i.test(name) && isMisnamed(name, kind);
  if (kind.runs)
    return `This is ${kind.name}${says ? ', whatever its name says' : ''}. Open it only if you expected it.`;
  return says || kind.id === 'outlook' ? `This is ${kind.name}.` : undefined;
}

type FilePart = NonNullable<ReturnType<typeof mailFileParts.get>>;

/** The pieces of a file in their order; `undefined` while some are missing. It may have been asked for before. */
function wholeFile(all: readonly FilePart[]): readonly FilePart[] | undefined {
  const nth = ({ id, requestId }: FilePart) => Number(id.slice(requestId.length + 1));
  for (const last of all) {
    const pieces = all.filter(({ requestId }) => requestId === last.requestId);
    if (last.parts === pieces.length) return pieces.toSorted((one, other) => nth(one) - nth(other));
  }
  return undefined;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** To be saved, never shown: whatever its sender calls it. */
const blobOf = (parts: readonly FilePart[]): Blob =>
  new Blob(
    parts.map(({ base64 }) => bytesOf(base64)),
    { type: 'application/octet-stream' },
  );
