import { useDebouncedSave } from '@steps/platform';
import { IconButton, Row, Stack } from '@steps/platform/ui';
import { ArrowUp, Mic, MicOff, PanelTop, Square, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './Composer.module.css';
import { canDictate, dictate } from './dictation';
import type { PageContext } from './pageContext';

/** A text that the chat puts into the field: a new object puts it there again. */
export interface GivenText {
  readonly text: string;
}

interface ComposerProps {
  readonly name: string;
  readonly given: GivenText;
  /** Told of each letter. */
  readonly onText: (text: string) => void;
  /** Keeps what is typed. */
  readonly onKeep: () => void;
  readonly page: PageContext | undefined;
  readonly onRemovePage: () => void;
  readonly writing: boolean;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
}

/**
 * Where a question is written: Enter sends, Shift+Enter begins a line. What is typed is its own, so that a letter draws nothing
 * of a long conversation anew.
 */
export function Composer(props: ComposerProps) {
  const { name, given, onText, onKeep, page, onRemovePage, writing, onSend, onStop } = props;
  const [taken, setTaken] = useState(given);
  const [text, setText] = useState(given.text);
  if (taken !== given) {
    setTaken(given);
    setText(given.text);
  }
  const saving = useDebouncedSave(onKeep);
  const type = (next: string) => {
    setText(next);
    onText(next);
    saving.schedule();
  };
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const question = text.trim();
    if (!question || writing) return;
    type('');
    onSend(question);
  };
  return (
    <Stack as="form" gap={1} padding={2} className={styles.composer} data-keep-clear onSubmit={send}>
      {page && (
        <Row
          as="span"
          inline
          gap={1}
          align="center"
          justifySelf="start"
          paddingStart={2}
          tone="accent"
          size={12}
          weight={500}
          className={styles.page}
        >
          <PanelTop size={12} aria-hidden />
          {page.label}
          <IconButton label={`Leave out ${page.label}`} icon={X} onClick={onRemovePage} />
        </Row>
      )}
      <div className={styles.field} data-text={text}>
        <textarea
          aria-label={`Ask ${name}`}
          placeholder={`Ask ${name} about your records`}
          rows={1}
          maxLength={8_000}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey) send(event);
          }}
        />
      </div>
      <Row gap={1} align="center" justify="end">
        {canDictate() && <Dictate text={text} onText={type} />}
        {writing ? (
          <IconButton label="Stop" icon={Square} onClick={onStop} />
        ) : (
          <button type="submit" className={styles.send} aria-label="Send" disabled={!text.trim()}>
            <ArrowUp size={16} aria-hidden />
          </button>
        )}
      </Row>
    </Stack>
  );
}

function Dictate({ text, onText }: { readonly text: string } & Pick<ComposerProps, 'onText'>) {
  const stop = useRef<() => void>(undefined);
  const [listens, setListens] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The microphone is off once the chat is closed.
  useEffect(() => () => stop.current?.(), []);
  const toggle = () => {
    if (listens) return stop.current?.();
    const before = text ? `${text} ` : '';
    setProblem(undefined);
    setListens(true);
    stop.current = dictate(
      (words) => onText(before + words),
      (reason) => {
        setListens(false);
        if (reason) setProblem(reason);
      },
    );
  };
  return (
    <>
      {problem && <span className="s-faint">{problem}</span>}
      <IconButton label={listens ? 'Stop dictation' : 'Dictate'} icon={listens ? MicOff : Mic} onClick={toggle} />
    </>
  );
}
