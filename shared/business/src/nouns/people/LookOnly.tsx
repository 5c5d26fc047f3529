import type { Action } from '@steps/platform/src/core/store/rights';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useMay } from './rights';

interface LookOnlyProps {
  /** What the parts inside do; a change without it. */
  readonly action?: Action;
  /** Module of the records; of several any one is enough. */
  readonly module: string | readonly string[];
  /** The page has said already that nothing can be changed here. */
  readonly hideNote?: boolean;
  readonly children: ReactNode;
}

/** Says to whoever may only look that this is so. */
export const lookOnlyNote = 'Your role may look at this, not change it.';

/**
 * A form for those who may fill it in; for everybody else the same form to read: its fields are locked and its buttons
 * gone. What only shows more (a filter, a tab) belongs outside.
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
