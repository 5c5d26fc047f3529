import { attempt, Row, Stack, Text } from '@steps/platform/ui';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useFormDraft } from '../records/forms/formDraft';
import { textOf } from './mailHtml';
import { RichTextField } from './RichTextField';

interface SignatureFieldProps {
  readonly accountId: string;
  /** As it was saved; empty for none. */
  readonly html: string;
  /** Whether this message ends with it. */
  readonly used: boolean;
  readonly onUse: (used: boolean) => void;
  readonly onSave: (html: string) => void;
}

/** What messages from an address end with: shown, left out of one message, or changed for all that come. */
export function SignatureField({ used, onUse, ...signature }: SignatureFieldProps) {
  const [editing, setEditing] = useState(false);
  const { html } = signature;
  const has = textOf(html) !== '';
  if (editing) return <SignatureEditor {...signature} onDone={() => setEditing(false)} />;
  return (
    <Stack gap={2}>
      <Row gap={2} align="center" wrap>
        {has && (
          <Checkbox checked={used} onChange={({ target }) => onUse(target.checked)}>
            Add my signature
          </Checkbox>
        )}
        <Button size="small" onClick={() => setEditing(true)}>
          {has ? 'Edit signature' : 'Add a signature'}
        </Button>
      </Row>
      {has && used && (
        <Text tone="muted" whiteSpace="pre-line" breakWords data-own>
          {textOf(html)}
        </Text>
      )}
    </Stack>
  );
}

interface SignatureEditorProps extends Pick<SignatureFieldProps, 'accountId' | 'html' | 'onSave'> {
  readonly onDone: () => void;
}

function SignatureEditor({ accountId, html, onSave, onDone }: SignatureEditorProps) {
  const { typed, change, forget } = useFormDraft(`signature:${accountId}`, { html });
  const leave = () => {
    forget();
    onDone();
  };
  const save = () => {
    if (attempt({ title: 'The signature was not saved' }, () => onSave(typed.html))) leave();
  };
  return (
    <Stack gap={2}>
      <RichTextField short label="Your signature" value={typed.html} onChange={(next) => change({ html: next })} />
      <Row gap={2} wrap>
        <Button size="small" type="primary" onClick={save}>
          Save signature
        </Button>
        <Button size="small" type="text" onClick={leave}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
