import type { Action } from '@steps/platform/src/core/store/rights';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useMay } from './rights';

interface LookOnlyProps {
  /** What the parts inside do; a change if absent. */
  readonly action?: Action;
  /** Module of the records; one of several is enough. */
  readonly module: string | readonly string[];
  /** The page already says that nothing can be changed here. */
  readonly hideNote?: boolean;
  readonly children: ReactNode;
}

/** Told to people who may only look. */
export const lookOnlyNote = 'Your role may look at this, not change it.';

/**
 * A form for people who may fill it in; for everybody else the same form with locked fields and without buttons. What only
 * changes the view (a filter, a tab) belongs outside.
 */
export function LookOnly({ action = 'change', module, hideNote = false, children }: LookOnlyProps) {
  const may = useMay();
  if (may(action, module)) return children;
  return (
    <>
      {!hideNote && <p className="s-faint">{lookOnlyNote}</p>}
      <ConfigProvider componentDisabled>
        <fieldset disabled className="s-look-only">
          {children}
        </fieldset>
      </ConfigProvider>
    </>
  );
}
