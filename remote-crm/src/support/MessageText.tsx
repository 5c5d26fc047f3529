import { announce } from '@steps/platform/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { CannedReply } from './cannedReply';
import { repliesFor, slashAt } from './cannedRules';
import styles from './support.module.css';
import type { DraftKind } from './ticketDrafts';

interface MessageTextProps {
  readonly id: string;
  readonly kind: DraftKind;
  readonly label: string;
  readonly value: string;
  /** Offered after "/"; none except in replies. */
  readonly replies: readonly CannedReply[];
  /** Fills in the placeholders of a canned reply. */
  readonly fill: (body: string) => string;
  readonly onChange: (value: string) => void;
  /** Called on Ctrl+Enter. */
  readonly onSubmit: () => void;
}

const offered = 6;

/** The text of a message. "/" offers canned replies: arrows choose, Enter inserts, Esc closes. */
export function MessageText({ id, kind, label, value, replies, fill, onChange, onSubmit }: MessageTextProps) {
  const list = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(-1);
  const [active, setActive] = useState(0);
  const slash = caret < 0 ? undefined : slashAt(value, caret);
  const found = slash ? repliesFor(replies, slash.query).slice(0, offered) : [];
  const chosen = found[Math.min(active, found.length - 1)];

  const insert = (reply: CannedReply) => {
    if (!slash) return;
    onChange(value.slice(0, slash.from) + fill(reply.body) + value.slice(caret));
    setCaret(-1);
    announce(`${reply.title} inserted`);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSubmit();
    }
    if (!chosen) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step) setActive((found.indexOf(chosen) + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(chosen);
    else if (event.key === 'Escape') setCaret(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.composerText}>
      <textarea
        ref={area}
        id={id}
        className="s-input"
        data-kind={kind}
        rows={5}
        aria-label={label}
        aria-autocomplete={replies.length > 0 ? 'list' : undefined}
        aria-controls={found.length > 0 ? list : undefined}
        aria-activedescendant={chosen ? `${list}-${chosen.id}` : undefined}
        placeholder={replies.length > 0 ? 'Write a reply, or type / for a canned one' : ''}
        value={value}
        onChange={(event) => {
          const { value: next, selectionStart } = event.target;
          onChange(next);
          setActive(0);
          setCaret(selectionStart);
        }}
        onBlur={() => setCaret(-1)}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <div id={list} className={styles.slash} role="listbox" aria-label="Canned replies">
          {found.map((reply) => (
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text, which names the active one
            <div
              key={reply.id}
              id={`${list}-${reply.id}`}
              role="option"
              aria-selected={reply === chosen}
              className={styles.slashItem}
              // Before the text loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                insert(reply);
              }}
            >
              <strong>{reply.title}</strong> <span className="s-faint">/{reply.shortcut}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
