import { Dialog, type FieldControl, Stack, TextArea } from '@steps/platform/ui';
import { Button } from 'antd';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import styles from './FieldsPanel.module.css';

interface WordsInputProps {
  readonly control: FieldControl;
  readonly label: string;
  readonly help: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text of several lines; a long one is written in a window of its own. */
export function WordsInput({ control, label, help, value, onChange }: WordsInputProps) {
  const [large, setLarge] = useState(false);
  return (
    <Stack justifyItems="start" className={styles.large}>
      <textarea
        {...control}
        dir="auto"
        className={`s-input ${styles.words}`}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        size="small"
        type="text"
        icon={<Maximize2 size={14} aria-hidden />}
        disabled={control.disabled ?? false}
        onClick={() => setLarge(true)}
      >
        Enlarge
      </Button>
      <Dialog
        open={large}
        size="large"
        title={label}
        onClose={() => setLarge(false)}
        footer={
          <Button type="primary" onClick={() => setLarge(false)}>
            Done
          </Button>
        }
      >
        <TextArea
          label={label}
          help={help}
          dir="auto"
          className={styles.words}
          rows={22}
          value={value}
          onChange={onChange}
        />
      </Dialog>
    </Stack>
  );
}
