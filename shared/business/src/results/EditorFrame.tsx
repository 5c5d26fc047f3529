import { useOpenEditor } from '@steps/platform/src/ui/useSingleKeys';
import { FoundDraft, Kbd, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';

interface EditorFrameProps {
  /** The label of its button: "Approve changed text". */
  readonly save: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** The action is running. */
  readonly busy?: boolean;
  /** When the words that are shown again were written (UTC, ISO 8601). */
  readonly foundFrom?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A form for words about a result. Ctrl+Enter saves; Esc closes and keeps the words. Single-key shortcuts are off meanwhile.
 */
export function EditorFrame({ save, onSave, onClose, busy = false, foundFrom, children }: EditorFrameProps) {
  useOpenEditor();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSave();
    }
  };
  return (
    // The keys are for the fields and buttons inside.
    <Stack gap={4} bound alignContent="start" onKeyDown={onKeyDown}>
      {children}
      <FoundDraft from={foundFrom} />
      <Row gap={2} align="center" wrap>
        <Button type="primary" loading={busy} onClick={onSave}>
          {save}
        </Button>
        {!busy && <Button onClick={onClose}>Cancel</Button>}
        <span className="s-faint">
          <Kbd keys="Ctrl+Enter" /> saves, <Kbd keys="Esc" /> closes
        </span>
      </Row>
    </Stack>
  );
}

/** A stable function, so that React calls it when the field appears and not with each letter. */
export const focusField = (field: HTMLElement | null): void => field?.focus();
