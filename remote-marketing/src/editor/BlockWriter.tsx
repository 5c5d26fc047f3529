import { type AiResult, approvedText, isApproved } from '@steps/business';
import { ResultCard, type TaskWork } from '@steps/business/results';
import { useTyped } from '@steps/platform';
import { announce, Row, Stack, TextArea } from '@steps/platform/ui';
import { Button } from 'antd';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Content } from './document';
import { nodeOf } from './documentRules';
import { useEditing, useOpenEditorOf } from './EditorContext';
import { labelOf, setContent } from './editorVerbs';
import { keepWriting, useWriting } from './writingState';

interface BlockWriterProps {
  readonly id: string;
  /** Where approved words go: "page". */
  readonly noun: string;
  readonly help: string;
  /** The run of the task; it ends with the block's panel. */
  readonly work: TaskWork;
  /** Asks for words on a brief. Resolves with the id of the entry, or nothing when it was stopped or failed. */
  readonly write: (brief: string) => Promise<string | undefined>;
  /** What of the block's content the approved words take the place of. */
  readonly taken: (before: Content, approved: string) => Content;
  /** Told before the words of an entry go in. */
  readonly onTake?: (result: AiResult) => void;
}

/** Writes or rewrites the words of one block. They wait in the review; only what was approved or changed there gets in. */
export function BlockWriter({ id, noun, help, work, write, taken, onTake }: BlockWriterProps) {
  const editor = useOpenEditorOf();
  const content = useEditing(({ document }) => nodeOf(document, id).content);
  const resultId = useWriting(id);
  const { typed: brief, type, forget } = useTyped(`block-brief:${id}`, '');
  const [open, setOpen] = useState(resultId !== undefined || brief !== '');
  const label = labelOf(editor, id);
  if (!open) {
    return (
      <Button block icon={<Sparkles size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Write with AI
      </Button>
    );
  }
  const ask = async () => {
    const written = await write(brief);
    if (written) keepWriting(id, written);
  };
  const take = (result: AiResult) => {
    onTake?.(result);
    setContent(editor, id, taken(content, approvedText(result)), `Write ${label}`);
    forget();
    announce(`${label} has the approved words.`);
  };
  return (
    <Stack
      as="section"
      gap={3}
      marginBottom={4}
      paddingBottom={4}
      divider="below"
      aria-label={`Write ${label} with AI`}
    >
      <TextArea label="What it should say" help={help} value={brief} onChange={type} />
      {!work.progress && (
        <Row gap={2} align="center" wrap>
          <Button type={resultId ? 'default' : 'primary'} disabled={!brief.trim()} onClick={() => void ask()}>
            {resultId ? 'Write another' : 'Write'}
          </Button>
          <Button type="text" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Row>
      )}
      <ResultCard
        title={label}
        work={work}
        resultId={resultId}
        actions={(result) =>
          isApproved(result) ? (
            <Button type="primary" onClick={() => take(result)}>
              Put into the {noun}
            </Button>
          ) : (
            <span className="s-faint">Approve or modify it first. Until then the {noun} stays as it is.</span>
          )
        }
      />
    </Stack>
  );
}
