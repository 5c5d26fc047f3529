import { DateField, RecordPicker } from '@steps/platform/fields';
import { IconButton, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Check, X } from 'lucide-react';
import { type FormEvent, useId, useLayoutEffect } from 'react';
import { type InlineFieldProps, labelOf } from './inlineFieldProps';
import recordStyles from './record.module.css';
import { useRecordTyping } from './recordTogether';

interface InlineFieldEditorProps extends Omit<InlineFieldProps, 'value' | 'onSave' | 'children'> {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly error: string | undefined;
  /** The present value, if it was changed since the typing started. */
  readonly theirs: string | undefined;
  /** Whether a press has just opened the editor, so that it takes the focus. */
  readonly focused: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The control in which a fact is typed or chosen. If somebody else changed the value, saving waits for a choice. */
export function InlineFieldEditor(props: InlineFieldEditorProps) {
  const {
    label,
    fields,
    typed,
    onType,
    options,
    records,
    type = 'text',
    day,
    rows,
    error,
    theirs,
    focused,
    onSave,
    onCancel,
  } = props;
  const id = useId();
  const typing = useRecordTyping(fields[0]);
  const conflict = theirs !== undefined;
  const described = [error && `${id}-error`, conflict && `${id}-conflict`].filter(Boolean).join(' ') || undefined;
  const control = {
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
    className: 's-input',
    ref: focused ? focusOnce : undefined,
    value: typed,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  // The kit's fields are focused by their id, which stays when antd's control replaces its placeholder.
  const named = {
    id: `${id}-control`,
    'aria-label': label,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described,
  };
  const isKit = records !== undefined || day === true;
  useLayoutEffect(() => {
    if (focused && isKit) focusOnce(document.getElementById(`${id}-control`));
  }, [focused, isKit, id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!conflict) onSave();
  };
  return (
    <Row
      as="form"
      wrap
      gap={1}
      className={recordStyles.edit}
      noValidate
      onSubmit={submit}
      {...typing}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        // In a dialog, Esc would close that as well.
        event.preventDefault();
        onCancel();
      }}
    >
      {options ? (
        <select {...control}>
          {!options.some((option) => option.value === typed) && <option value={typed}>{typed || 'Not set'}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : records ? (
        <RecordPicker.Input
          control={named}
          records={records.all}
          describe={records.describe}
          avatar={records.avatar}
          value={typed || undefined}
          onChange={(chosen) => onType(chosen ?? '')}
        />
      ) : day ? (
        <DateField.Input control={named} value={typed} onChange={onType} />
      ) : rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...control} type={type} />
      )}
      {!conflict && <IconButton label={`Save ${label.toLowerCase()}`} icon={Check} type="submit" />}
      {!conflict && <IconButton label={`Cancel editing ${label.toLowerCase()}`} icon={X} onClick={onCancel} />}
      {conflict && (
        <Stack id={`${id}-conflict`} gap={2} padding={2} breakWords className={recordStyles.editConflict} role="alert">
          <p>Changed in the meantime. It is now: {labelOf(theirs, options, records) || 'not set'}</p>
          <Row gap={2} justify="end" wrap>
            <Button size="small" onClick={onCancel}>
              Take theirs
            </Button>
            <Button size="small" onClick={onSave}>
              Keep mine
            </Button>
          </Row>
        </Stack>
      )}
      {error && (
        <span id={`${id}-error`} className={`s-field__error ${recordStyles.editError}`} role="alert">
          {error}
        </span>
      )}
    </Row>
  );
}

const focusOnce = (element: HTMLElement | null) => {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
};
