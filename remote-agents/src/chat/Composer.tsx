import { IconButton } from '@steps/shared/ui';
import { Input } from 'antd';
import { ArrowUp, Mic, MicOff, PanelTop, Square, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './Composer.module.css';
import { canDictate, dictate } from './dictation';
import type { PageContext } from './pageContext';

interface ComposerProps {
  readonly name: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The field is left: what is typed is kept. */
  readonly onLeave: () => void;
  readonly page: PageContext | undefined;
  readonly onRemovePage: () => void;
  readonly writing: boolean;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

/** Where a question is written: Enter sends, Shift+Enter begins a line. */
export function Composer({ name, text, onText, onLeave, page, onRemovePage, writing, onSend, onStop }: ComposerProps) {
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim() && !writing) onSend();
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      {page && (
        <span className={styles.page}>
          <PanelTop size={12} aria-hidden />
          {page.label}
          <IconButton label={`Leave out ${page.label}`} icon={X} onClick={onRemovePage} />
        </span>
      )}
      <Input.TextArea
        aria-label={`Ask ${name}`}
        placeholder={`Ask ${name} about your records`}
        variant="borderless"
        autoSize={{ minRows: 1, maxRows: 8 }}
        maxLength={8_000}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
        }}
      />
      <div className={styles.tools}>
        {canDictate() && <Dictate text={text} onText={onText} />}
        {writing ? (
          <IconButton label="Stop" icon={Square} onClick={onStop} />
        ) : (
          <button type="submit" className={styles.send} aria-label="Send" disabled={!text.trim()}>
            <ArrowUp size={16} aria-hidden />
          </button>
        )}
      </div>
    </form>
  );
}

function Dictate({ text, onText }: Pick<ComposerProps, 'text' | 'onText'>) {
  const stop = useRef<() => void>(undefined);
  const [listens, setListens] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Nobody is listened to once the chat is closed.
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
