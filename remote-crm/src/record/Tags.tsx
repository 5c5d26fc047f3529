import { maxTags, RuleError } from '@steps/shared';
import { IconButton } from '@steps/shared/ui';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import './record.css';

interface TagsProps {
  readonly tags: readonly string[];
  readonly suggested: readonly string[];
  /** Throws `RuleError` for an empty tag and beyond 10. */
  readonly onAdd: (tag: string) => void;
  readonly onRemove: (tag: string) => void;
}

/** Tags of a record, at most 10 (spec 2, section 5), with suggestions. */
export function Tags({ tags, suggested, onAdd, onRemove }: TagsProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const full = tags.length >= maxTags;
  const had = new Set(tags.map((tag) => tag.toLowerCase()));
  const offered = suggested.filter((tag) => !had.has(tag.toLowerCase()));
  const add = (tag: string) => {
    try {
      onAdd(tag);
      setTyped('');
      setError(undefined);
    } catch (failure) {
      if (!(failure instanceof RuleError)) console.error('The tag could not be added.', failure);
      setError(failure instanceof RuleError ? failure.message : 'The tag could not be added. Please try again.');
    }
  };
  return (
    <div className="c-tags">
      {tags.length === 0 && <p className="s-faint">No tags yet</p>}
      <ul className="s-plain s-line" aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag} className="s-tag c-tag">
            <span className="c-tag__text">{tag}</span>
            <button
              type="button"
              className="c-tag__remove"
              aria-label={`Remove tag ${tag}`}
              onClick={() => onRemove(tag)}
            >
              <X size={12} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {full ? (
        <p className="s-faint">{maxTags} tags, which is the most. Remove one to add another.</p>
      ) : (
        <form
          className="c-edit"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            add(typed);
          }}
        >
          <input
            className="s-input"
            aria-label="Add a tag"
            placeholder="Add a tag"
            list={`${id}-suggested`}
            maxLength={60}
            value={typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
          <datalist id={`${id}-suggested`}>
            {offered.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <IconButton label="Add tag" icon={Plus} type="submit" />
          {error && (
            <span id={`${id}-error`} className="s-field__error" role="alert">
              {error}
            </span>
          )}
        </form>
      )}
      {!full && offered.length > 0 && (
        <ul className="s-plain s-line" aria-label="Suggested tags">
          {offered.map((tag) => (
            <li key={tag}>
              <button type="button" className="c-suggested" onClick={() => add(tag)}>
                <Plus size={12} aria-hidden /> {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
