import { usePage } from '@steps/platform/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useFirstWrongField } from '../forms/formFocus';
import { GateHeader } from './GateHeader';
import styles from './gate.module.css';

interface GateCardProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly onSubmit?: () => void;
  /** Changes with each refused submit: the focus then goes to the first wrong field. */
  readonly attempt?: unknown;
  readonly children: ReactNode;
}

/** One screen of the gate: what it is about and its form. Starts with the focus in the first field to type in, else on its title. */
export function GateCard({ title, text, onSubmit, attempt, children }: GateCardProps) {
  const card = useRef<HTMLFormElement>(null);
  usePage({ title });
  useEffect(() => {
    const find = (selector: string) => card.current?.querySelector<HTMLElement>(selector);
    // Two searches: one for both would find the heading, which comes first in the page. The box to tick is read first.
    (find('input:not([type="radio"], [type="file"], [type="checkbox"])') ?? find('h1'))?.focus();
  }, []);
  useFirstWrongField(card, attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form ref={card} className={styles.card} noValidate onSubmit={submit}>
      <GateHeader title={title} text={text} />
      {children}
    </form>
  );
}
