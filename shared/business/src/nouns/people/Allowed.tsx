import type { Action } from '@steps/platform/src/core/store/rights';
import type { ReactNode } from 'react';
import { useMay } from './rights';

interface AllowedProps {
  readonly action: Action;
  /** Module of the records; one of several is enough. */
  readonly module: string | readonly string[];
  readonly children: ReactNode;
}

/** Shows its children, such as a button, only to a role that may use them. */
export function Allowed({ action, module, children }: AllowedProps) {
  const may = useMay();
  return may(action, module) ? children : null;
}
