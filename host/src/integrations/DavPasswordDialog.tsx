import { type DavLink, renewDav } from '@steps/business/host';
import { sealedForPost } from '@steps/journal/team';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { IntegrationForm } from './IntegrationForm';
import { SealedField } from './SealedField';

interface DavPasswordDialogProps {
  readonly link: DavLink;
  readonly onClose: () => void;
}

/** A link goes on with another password; nothing is read or asked anew. */
export function DavPasswordDialog({ link: { id, name, username }, onClose }: DavPasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const save = async () => {
    if (!password) return setError('Password: enter the new one.');
    try {
      renewDav(id, await sealedForPost(password));
      onClose();
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  return (
    <IntegrationForm
      title={`Password of ${name}`}
      description={`For ${username}. Your post office tries it at once.`}
      action="Save"
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SealedField label="Password" value={password} onChange={setPassword} />
    </IntegrationForm>
  );
}
