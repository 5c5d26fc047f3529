import { X } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { sizeText } from '../core/numbers/sizeText';
import { announce } from '../ui/announce';
import { FormField } from '../ui/FormField';
import { IconButton } from '../ui/IconButton';
import { Row, Stack, Text } from '../ui/Layout';
import { lazyPart } from '../ui/lazyPart';
import type { FieldProps } from './FieldProps';
import styles from './UploadField.module.css';
import { takenFiles, type UploadLimits } from './uploadRules';

const LazyUpload = lazyPart(async () => (await import('./UploadControl')).UploadControl);

interface UploadFieldProps extends FieldProps, UploadLimits {
  readonly value: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}

/** Files that are dropped, pasted or chosen. Nothing is sent anywhere: the page gets them. What does not fit is said by name. */
export function UploadField(props: UploadFieldProps) {
  const { label, help, error, required, disabled, hideLabel, value, onChange, ...limits } = props;
  const [problem, setProblem] = useState<string>();
  const take = (coming: readonly File[]) => {
    const taken = takenFiles(value, coming, limits);
    setProblem(taken.problem);
    if (taken.problem) announce(taken.problem);
    onChange(taken.files);
  };
  return (
    <FormField {...{ label, required, disabled, hideLabel }} help={help ?? limitsText(limits)} error={problem ?? error}>
      {(control) => (
        <>
          <Suspense fallback={<div className={styles.waiting} aria-busy />}>
            <LazyUpload
              control={control}
              label={label}
              accept={limits.accept}
              several={(limits.most ?? 1) > 1}
              onFiles={take}
            />
          </Suspense>
          {value.length > 0 && (
            <Stack as="ul" gap={1} plain aria-label={`${label}: files`}>
              {value.map((file) => (
                <FileLine
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  file={file}
                  disabled={disabled}
                  onRemove={() => {
                    setProblem(undefined);
                    onChange(value.filter((other) => other !== file));
                    // The button that had the focus is gone.
                    document.getElementById(control.id)?.focus();
                  }}
                />
              ))}
            </Stack>
          )}
        </>
      )}
    </FormField>
  );
}

interface FileLineProps {
  readonly file: File;
  readonly disabled: boolean | undefined;
  readonly onRemove: () => void;
}

function FileLine({ file, disabled, onRemove }: FileLineProps) {
  return (
    <Row as="li" gap={2} align="center" shrink paddingStart={2} radius="control" background="sunken">
      {file.type.startsWith('image/') && <Picture file={file} />}
      <Text as="span" grow shrink breakWords>
        {file.name}
      </Text>
      <Text as="span" fixed tone="faint" size={12}>
        {sizeText(file.size)}
      </Text>
      <IconButton label={`Remove ${file.name}`} icon={X} disabled={disabled} onClick={onRemove} />
    </Row>
  );
}

function Picture({ file }: { readonly file: File }) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img className={styles.picture} src={address} alt="" />;
}

/** "PNG or JPEG picture, up to 5 MB" */
function limitsText({ kind, maxBytes, most = 1 }: UploadLimits): string | undefined {
  const parts = [
    most > 1 && `Up to ${most} files`,
    kind,
    maxBytes !== undefined && `up to ${sizeText(maxBytes)}${most > 1 ? ' each' : ''}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : undefined;
}
