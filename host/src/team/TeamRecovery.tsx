import { teamRecoveryFile } from '@steps/journal/team';
import { saveFile } from '@steps/platform';
import { attempt, DateText, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { errorText } from '../gate/errorText';

interface TeamRecoveryProps {
  readonly name: string;
  /** When a file was saved last. */
  readonly saved: string | undefined;
}

/** The file that brings the business from the server when all devices are lost. */
export function TeamRecovery({ name, saved }: TeamRecoveryProps) {
  const save = () => {
    attempt({ title: 'The file was not made', description: errorText }, () => {
      const { fileName, text } = teamRecoveryFile(name);
      // biome-ignore lint/plugin/allowExport: a key of the person’s own is theirs to save
      saveFile(fileName, text, 'application/json');
    });
  };
  return (
    <Section
      title="Recovery"
      purpose="This device alone lets devices in and out. If it is lost, the recovery file makes another one the owner’s, and brings the records from the server."
    >
      <Stack bound gap={4} maxWidth={480}>
        <p>
          {saved === undefined ? (
            'No recovery file was saved yet.'
          ) : (
            <>
              A recovery file was saved <DateText value={saved} />.
            </>
          )}{' '}
          Whoever has it can read and change this business: keep it away from your devices.
        </p>
        <div>
          <Button icon={<Download size={16} aria-hidden />} onClick={save}>
            Save recovery file
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
