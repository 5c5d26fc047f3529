import type { ReactNode } from 'react';

interface PairProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One line of a list of plain facts (`<dl>`): only shown. */
export const Pair = ({ label, children }: PairProps) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);
