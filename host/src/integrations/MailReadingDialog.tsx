import { domainsIn, type MailReading, readMailOf, stopReadingMailOf } from '@steps/business/host';
import type { MailAccount } from '@steps/business/mail';
import { ChoiceField, notify, Stack, TextField } from '@steps/platform/ui';
import { Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { errorText } from '../gate/errorText';
import { IntegrationForm } from './IntegrationForm';

interface MailReadingDialogProps {
  readonly account: MailAccount;
  /** What is read now; `undefined` for nothing. */
  readonly reading: MailReading | undefined;
  readonly onClose: () => void;
}

const folderChoices = [
  { value: 'both', label: 'Inbox and sent' },
  { value: 'inbox', label: 'Inbox only' },
  { value: 'sent', label: 'Sent only' },
] as const;
type FolderChoice = (typeof folderChoices)[number]['value'];

/** Switches reading a mailbox on or off, and says what is read. */
export function MailReadingDialog({ account: { id, address }, reading, onClose }: MailReadingDialogProps) {
  const form = useId();
  const [domains, setDomains] = useState(reading?.withoutDomains.join(', ') ?? '');
  const [folders, setFolders] = useState<FolderChoice>(choiceOf(reading));
  const [isSupport, setIsSupport] = useState(reading?.supportSince !== undefined);
  const [offersUnknown, setOffersUnknown] = useState(reading?.offersUnknown ?? false);
  const [error, setError] = useState<string>();
  const attempt = (work: () => void, title: string) => {
    try {
      work();
      notify({ title });
      onClose();
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  const save = () => {
    const withoutFolders = folders === 'both' ? [] : [folders === 'inbox' ? ('sent' as const) : ('inbox' as const)];
    attempt(
      () => readMailOf(id, { withoutDomains: domainsIn(domains), withoutFolders, isSupport, offersUnknown }),
      reading ? 'Reading options were saved' : `Email of ${address} is being read`,
    );
  };
  const stop = () => attempt(() => stopReadingMailOf(id), `Email of ${address} is not read any more`);
  return (
    <IntegrationForm
      title={reading ? `Reading ${address}` : `Read the email of ${address}?`}
      description="Email from and to your contacts then appears with them and their company, for everyone here who may see contacts. All other email stays in the mailbox, and nothing there is changed."
      action={reading ? 'Save' : 'Read email'}
      error={error}
      onSubmit={save}
      onClose={onClose}
      more={
        reading && (
          <Button danger type="text" onClick={stop}>
            Stop reading
          </Button>
        )
      }
    >
      <ChoiceField label="Folders" options={folderChoices} value={folders} onChange={setFolders} />
      <TextField
        label="Leave out these domains"
        required={false}
        help="Such as bank.example, with commas between. Email with them stays away from now on; what is here already stays."
        autoComplete="off"
        value={domains}
        onChange={setDomains}
      />
      <Stack gap={1}>
        <Checkbox
          checked={isSupport}
          aria-describedby={`${form}-support`}
          onChange={({ target }) => setIsSupport(target.checked)}
        >
          This is a support address
        </Checkbox>
        <p className="s-muted" id={`${form}-support`}>
          Each new email to it opens a ticket in Support, whoever wrote it, and answers join their ticket. Automatic
          replies, newsletters and reports of failed delivery open none. Email that is there already opens none either.
        </p>
      </Stack>
      <Stack gap={1}>
        <Checkbox
          checked={offersUnknown}
          aria-describedby={`${form}-unknown`}
          onChange={({ target }) => setOffersUnknown(target.checked)}
        >
          Offer people who write to us and are not contacts
        </Checkbox>
        <p className="s-muted" id={`${form}-unknown`}>
          Of their email, only the address, the name and the time come to Steps, and only from the inbox. You see them
          in the CRM and decide who becomes a contact.
        </p>
      </Stack>
      {reading && <p className="s-muted">If you stop, the email that your contacts have already stays.</p>}
    </IntegrationForm>
  );
}

function choiceOf(reading: MailReading | undefined): FolderChoice {
  const [without] = reading?.withoutFolders ?? [];
  if (without === undefined) return 'both';
  return without === 'inbox' ? 'sent' : 'inbox';
}
