import { Upload } from 'antd';
import { UploadIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FieldControl } from '../ui/FormField';
import styles from './UploadField.module.css';

interface UploadControlProps {
  readonly control: FieldControl;
  readonly label: string;
  readonly accept: string | undefined;
  readonly several: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * antd's drop area around a real button. Mended here: the area calls itself a button that Space does not press
 * (react-component/upload#294), takes the focus away from a button inside when it is pressed, drops what is not accepted without a
 * word (ant-design/ant-design#36318), cuts several files down to one, and takes what is pasted into any other field of the page.
 */
export function UploadControl({ control, label, accept, several, onFiles }: UploadControlProps) {
  const area = useRef<HTMLDivElement>(null);
  const latest = useRef(onFiles);
  const dropping = useRef(false);
  useEffect(() => {
    latest.current = onFiles;
  });
  const { disabled } = control;
  useEffect(() => {
    if (disabled) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented || !isFor(area.current, event.target)) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [disabled]);
  const words = `Drop ${several ? 'files' : 'a file'} here, paste ${several ? 'them' : 'it'}, or choose from your device`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      ref={area}
      className={styles.area}
      data-upload
      data-invalid={control['aria-invalid']}
      // antd marks the area and gets the files as well; those it would hand on are cut down.
      onDropCapture={(event) => {
        event.preventDefault();
        dropping.current = true;
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
      onDrop={() => {
        dropping.current = false;
      }}
    >
      <Upload.Dragger
        hasControlInside
        openFileDialogOnClick={false}
        showUploadList={false}
        multiple={several}
        disabled={disabled ?? false}
        // Beyond the dialog of the browser, what fits is decided by the field, which says so.
        accept={{ format: accept ?? '', filter: 'native' }}
        beforeUpload={(file, batch) => {
          if (file === batch[0] && !dropping.current) onFiles(batch);
          return Upload.LIST_IGNORE;
        }}
      >
        <button
          type="button"
          id={control.id}
          className={styles.button}
          aria-label={`${label}: ${words}`}
          aria-describedby={control['aria-describedby']}
          disabled={disabled}
          onClick={() => area.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()}
        >
          <UploadIcon size={20} aria-hidden />
          <span>{words}</span>
        </button>
      </Upload.Dragger>
    </div>
  );
}

/** What is pasted into the field, or with the focus nowhere when no other field on the page could be meant. */
function isFor(area: HTMLElement | null, target: EventTarget | null): boolean {
  if (!area || !(target instanceof Node)) return false;
  if (area.contains(target)) return true;
  return target === document.body && document.querySelectorAll('[data-upload]').length === 1;
}
