import { useAiConnection } from '@steps/business/ai';
import { forgetKey } from '@steps/business/host';
import { notify, TextField } from '@steps/platform/ui';
import { Button } from 'antd';

interface AiKeyProps {
  readonly value: string;
  /** What is wrong with it. */
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** Whether the workspace has a passphrase. */
  readonly encrypted: boolean;
}

/** The key of a server; a kept one is never shown again, only replaced or forgotten. */
export function AiKey({ value, error, onChange, encrypted }: AiKeyProps) {
  const { key } = useAiConnection();
  const forget = () => {
    forgetKey();
    notify({
      title: 'Key forgotten',
      description: 'If it may have been seen by others, revoke it at the service too.',
    });
  };
  const safety = encrypted
    ? 'It is kept in this browser only, encrypted with your passphrase, and left out of backups.'
    : 'It is kept in this browser only and left out of backups. Without a passphrase, anyone who can use this browser can read it.';
  return (
    <>
      <TextField
        label="Key"
        help={safety}
        error={error}
        required={false}
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder={key ? 'A key is kept; type to replace it' : 'Most local servers need none'}
        value={value}
        onChange={onChange}
      />
      {key && (
        <div>
          <Button danger onClick={forget}>
            Forget key
          </Button>
        </div>
      )}
    </>
  );
}
