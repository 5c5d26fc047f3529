import type { ReactNode } from 'react';

interface OutsideLinkProps {
  readonly href: string | undefined;
  /** Called when it is opened. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A link to another site, or plain text if the address is not safe. */
export function OutsideLink({ href, onOpen, children }: OutsideLinkProps) {
  if (!href) return children;
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} onClick={onOpen} {...outside}>
      {children}
    </a>
  );
}
