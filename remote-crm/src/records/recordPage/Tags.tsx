import { maxTags, textKey } from '@steps/platform';
import { SuggestField } from '@steps/platform/fields';
import { failureText, IconButton, Row, Stack } from '@steps/platform/ui';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from './record.module.css';
import { useMayChange } from './recordContext';
import { RecordNote, useRecordTyping } from './recordTogether';

interface TagsProps {
  readonly tags: readonly string[];
  readonly suggested: readonly string[];
  /** Throws `RuleError` for an empty tag and beyond 10. */
  readonly onAdd: (tag: string) => void;
  /** Throws when it could not be saved. */
  readonly onRemove: (tag: string) => void;
}

const field = ['tags'] as const;
const inWords = (tags: unknown): string => (Array.isArray(tags) ? tags.join(', ') : '');

/** Tags of a record, at most 10 (spec 2, section 5), with suggestions. */
export function Tags({ tags, suggested, onAdd, onRemove }: TagsProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const part = useRef<HTMLDivElement>(null);
  const mayChange = useMayChange();
  const typing = useRecordTyping(field[0]);
  const full = tags.length >= maxTags;
  const had = new Set(tags.map(textKey));
  const offered = suggested.filter((tag) => !had.has(textKey(tag)));
  const change = (act: () => void, failed: string) => {
    try {
      act();
      setError(undefined);
      // The pressed button may be gone with the next render.
      setTimeout(() => focusTags(part.current));
    } catch (failure) {
      setError(failureText(failure, `${failed} Please try again.`));
    }
  };
  const add = (tag: string) =>
    change(() => {
      onAdd(tag);
      setTyped('');
    }, 'The tag could not be added.');
  return (
    <Stack ref={part} gap={3}>
      {tags.length === 0 && <p className="s-faint">No tags yet</p>}
      <Row as="ul" gap={2} align="center" wrap plain aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag} className={`s-tag ${styles.tag}`}>
            <span className={styles.tagText}>{tag}</span>
            {mayChange && (
              <button
                type="button"
                className={styles.tagRemove}
                aria-label={`Remove tag ${tag}`}
                onClick={() => change(() => onRemove(tag), 'The tag could not be removed.')}
              >
                <X size={12} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </Row>
      {!mayChange ? null : full ? (
        <p className="s-faint">{maxTags} tags, which is the most. Remove one to add another.</p>
      ) : (
        <Row
          as="form"
          wrap
          gap={1}
          className={styles.edit}
          {...typing}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            add(typed);
          }}
        >
          <SuggestField.Input
            control={{
              id: `${id}-tag`,
              'aria-label': 'Add a tag',
              'aria-invalid': error ? true : undefined,
              'aria-describedby': error ? `${id}-error` : undefined,
            }}
            input={{ placeholder: 'Add a tag', maxLength: 60 }}
            suggestions={offered}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setError(undefined);
            }}
          />
          <IconButton label="Add tag" icon={Plus} type="submit" />
        </Row>
      )}
      <RecordNote fields={field} label="Tags" words={inWords} />
      {error && (
        <span id={`${id}-error`} className="s-field__error" role="alert">
          {error}
        </span>
      )}
      {mayChange && !full && offered.length > 0 && (
        <Row as="ul" gap={2} align="center" wrap plain aria-label="Suggested tags">
          {offered.map((tag) => (
            <li key={tag}>
              <button type="button" className={styles.suggested} onClick={() => add(tag)}>
                <Plus size={12} aria-hidden /> {tag}
              </button>
            </li>
          ))}
        </Row>
      )}
    </Stack>
  );
}

/** The focus stays among the tags: in the box, or if there is none, on the last tag. */
function focusTags(part: HTMLElement | null): void {
  if (!part || document.activeElement !== document.body) return;
  const next = part.querySelector<HTMLElement>('input') ?? [...part.querySelectorAll('button')].at(-1);
  next?.focus();
}
