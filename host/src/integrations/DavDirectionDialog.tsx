import { type DavLink, redirectDav } from '@steps/business/host';
import { ChoiceField } from '@steps/platform/ui';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { directionHelp, directionsOf } from './davDirections';
import { IntegrationForm } from './IntegrationForm';

interface DavDirectionDialogProps {
  readonly link: DavLink;
  readonly onClose: () => void;
}

/** Another direction for a link, with what that means for what is on both sides. */
export function DavDirectionDialog({ link, onClose }: DavDirectionDialogProps) {
  const [mode, setMode] = useState<DavLink['mode']>(link.mode);
  const [error, setError] = useState<string>();
  const save = () => {
    try {
      if (mode !== link.mode) redirectDav(link.id, mode);
      onClose();
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  return (
    <IntegrationForm
      title={`Direction of ${link.name}`}
      description={directionHelp(link, mode)}
      action="Save"
      error={error}
      onSubmit={save}
      onClose={onClose}
    >
      <ChoiceField label="Direction" options={directionsOf(link)} value={mode} onChange={setMode} />
    </IntegrationForm>
  );
}
