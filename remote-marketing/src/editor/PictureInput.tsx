import { pictureTypes } from '@steps/platform';
import { readPicture } from '@steps/platform/pictures';
import type { FieldControl } from '@steps/platform/ui';
import { Row } from '@steps/platform/ui';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { safePicture } from '../links/addressRules';
import styles from './PictureInput.module.css';
import type { PicturePlace } from './picturePlace';

/** Longest side, px: twice the width of what shows it. */
const longestSide = 1_600;

interface PictureInputProps {
  readonly control: FieldControl;
  readonly label: string;
  readonly value: string;
  /** Where it is shown: not every kind of picture is shown everywhere. */
  readonly place: PicturePlace | undefined;
  readonly onChange: (address: string) => void;
}

/** A picture from this device, made small enough for a page; it is kept in the document. */
export function PictureInput({ control, label, value, place, onChange }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange(await readPicture(file, longestSide, place));
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const shown = safePicture(value);
  return (
    <Row gap={2} align="center" wrap>
      {shown && <img className={styles.small} src={shown} alt="" />}
      <Button id={control.id} size="small" disabled={control.disabled ?? false} onClick={() => input.current?.click()}>
        {shown ? 'Replace' : 'Choose a picture'}
      </Button>
      {shown && (
        <Button size="small" type="text" onClick={() => onChange('')}>
          Remove
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${label}: file`}
        accept={pictureTypes}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {problem && (
        <p className="s-field__error" role="alert">
          {problem}
        </p>
      )}
    </Row>
  );
}
