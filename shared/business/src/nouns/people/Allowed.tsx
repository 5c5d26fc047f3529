import type { Action } from '@steps/platform/src/core/store/rights';
import type { ReactNode } from 'react';
import { useMay } from './rights';

interface AllowedProps {
  readonly action: Action;
  /** Module of the records; of several any one is enough. */
  readonly module: string | readonly string[];
  readonly children: ReactNode;
}

/** What a role that may not do something need not see: the button for it. */
export function Allowed({ action, module, children }: AllowedProps) {
  const may = useMay();
  return may(action, module) ? children : null;
}
