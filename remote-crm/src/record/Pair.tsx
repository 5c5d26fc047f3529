import type { ReactNode } from 'react';
import './record.css';

interface PairProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One line of a list of plain facts, `<dl className="c-pairs">`: shown, not edited here. */
export const Pair = ({ label, children }: PairProps) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);
