import { type ElementType, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Language } from '../language/languageRules';

interface InlineTextProps {
  readonly as: ElementType;
  readonly className?: string | undefined;
  readonly value: string;
  /** Its own language and direction, where they are not those of the document. */
  readonly language: Partial<Language>;
  /** Read aloud, and shown while it is empty. */
  readonly label: string;
  readonly several: boolean;
  readonly onText: (text: string) => void;
}

/** A text that is typed where it is shown. The element keeps its own text: React must not write into it under the caret. */
export function InlineText({ as: As, className, value, language, label, several, onText }: InlineTextProps) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (element.current && element.current.textContent !== value) element.current.textContent = value;
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !several) event.preventDefault();
    // Letters are typed, not obeyed; Esc and undo are the editor's.
    if (event.key !== 'Escape' && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  };
  return (
    <As
      ref={element}
      className={className}
      {...language}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      data-inline={label}
      onKeyDown={onKeyDown}
      onInput={(event: { currentTarget: HTMLElement }) => onText(event.currentTarget.textContent ?? '')}
    />
  );
}
