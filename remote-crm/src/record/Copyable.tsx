import { CopyButton } from '@steps/shared/ui';
import type { ReactNode } from 'react';
import './copyable.css';

interface CopyableProps {
  /** What is copied. */
  readonly text: string;
  /** "Copy email". */
  readonly label: string;
  /** How the text is shown; the text itself when left out. */
  readonly children?: ReactNode;
}

/** A value with a button that copies it; the value stays selectable text. */
export const Copyable = ({ text, label, children }: CopyableProps) => (
  <span className="c-copyable">
    <span className="c-copyable__text">{children ?? text}</span>
    <CopyButton iconOnly text={text} label={label} />
  </span>
);
