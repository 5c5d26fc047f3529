import { approvedText, isApproved } from '@steps/shared';
import { ResultCard, useTaskRun } from '@steps/shared/results';
import { announce, FormField } from '@steps/shared/ui';
import { Button } from 'antd';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { nodeOf } from '../../editor/documentRules';
import { useEditing, useOpenEditorOf } from '../../editor/EditorContext';
import { labelOf, setContent } from '../../editor/editorVerbs';
import styles from './SectionWriter.module.css';
import { sectionContent, type WrittenKind } from './sectionRules';
import { keepWriting, useWriting } from './writingState';

interface SectionWriterProps {
  readonly pageId: string;
  readonly id: string;
  readonly kind: WrittenKind;
}

/** Writes or rewrites the words of one block. They wait in the review; only what was approved or changed there gets in. */
export function SectionWriter({ pageId, id, kind }: SectionWriterProps) {
  const editor = useOpenEditorOf();
  const content = useEditing(({ document }) => nodeOf(document, id).content);
  const writing = useWriting(id);
  const [open, setOpen] = useState(writing.resultId !== undefined);
  const work = useTaskRun(async () => (await import('../../tasks/landingSection')).landingSection);
  const label = labelOf(editor, id);
  if (!open) {
    return (
      <Button block icon={<Sparkles size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Write with AI
      </Button>
    );
  }
  const write = async () => {
    const made = await work.run(
      { section: kind, brief: writing.brief },
      { about: { collection: 'landingPages', id: pageId } },
    );
    if (made) keepWriting(id, { resultId: made.entry.id });
  };
  return (
    <section className={styles.writer} aria-label={`Write ${label} with AI`}>
      <FormField label="What it should say" help="The offer, for whom, when and where, and what it costs.">
        {(control) => (
          <textarea
            {...control}
            className="s-input"
            rows={3}
            value={writing.brief}
            onChange={(event) => keepWriting(id, { brief: event.target.value })}
          />
        )}
      </FormField>
      {!work.progress && (
        <div className="s-line">
          <Button
            type={writing.resultId ? 'default' : 'primary'}
            disabled={!writing.brief.trim()}
            onClick={() => void write()}
          >
            {writing.resultId ? 'Write another' : 'Write'}
          </Button>
          <Button type="text" onClick={() => setOpen(false)}>
            Close
          </Button>
        </div>
      )}
      <ResultCard
        title={label}
        work={work}
        resultId={writing.resultId}
        actions={(result) =>
          isApproved(result) ? (
            <Button
              type="primary"
              onClick={() => {
                setContent(editor, id, sectionContent(kind, content, approvedText(result)), `Write ${label}`);
                announce(`${label} has the approved words.`);
              }}
            >
              Put into the page
            </Button>
          ) : (
            <span className="s-faint">Approve or modify it first. Until then the page stays as it is.</span>
          )
        }
      />
    </section>
  );
}
