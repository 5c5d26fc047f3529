import { Row, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styles from './settings.module.css';
import { useSubmit } from './useSubmit';

interface AddSettingProps {
  /** "New list". */
  readonly label: string;
  /** "Add list". */
  readonly action: string;
  /** The form's name for screen readers. */
  readonly formLabel?: string;
  readonly maxLength?: number;
  /** Adds one; throws `RuleError` with what is wrong. */
  readonly onAdd: (typed: string) => void;
  /** What to say if it failed although no rule was broken. */
  readonly otherwise: string;
}

/** Adds a row to a settings list by its name. */
export function AddSetting({ label, action, formLabel, maxLength, onAdd, otherwise }: AddSettingProps) {
  const [typed, setTyped] = useState('');
  const { error, clearError, submit } = useSubmit(() => {
    onAdd(typed);
    setTyped('');
  }, otherwise);
  return (
    <Row
      as="form"
      gap={2}
      align="end"
      maxWidth={420}
      paddingTop={3}
      className={styles.settingsAdd}
      aria-label={formLabel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (submit()) clearError();
      }}
    >
      <TextField
        label={label}
        error={error}
        value={typed}
        maxLength={maxLength}
        onChange={(next) => {
          setTyped(next);
          clearError();
        }}
      />
      <Button htmlType="submit" icon={<Plus size={16} aria-hidden />}>
        {action}
      </Button>
    </Row>
  );
}
