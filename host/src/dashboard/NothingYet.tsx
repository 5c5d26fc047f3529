import { ButtonLink, Stack } from '@steps/platform/ui';
import type { ReactNode } from 'react';

interface NothingYetProps {
  /** What will be here and what it is good for. */
  readonly children: ReactNode;
  readonly action?: false | { readonly label: string; readonly href: string };
}

/** A section's first use: one sentence, one action. */
export function NothingYet({ children, action }: NothingYetProps) {
  return (
    <Stack gap={3} justifyItems="start">
      <p className="s-muted">{children}</p>
      {action && (
        <ButtonLink className="s-button--small" to={action.href}>
          {action.label}
        </ButtonLink>
      )}
    </Stack>
  );
}
