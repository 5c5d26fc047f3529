import type { ReactNode } from 'react';

interface OutsideLinkProps {
  readonly href: string | undefined;
  /** It is being opened. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A link that leaves the application, or plain text when the address is not safe to follow. */
export function OutsideLink({ href, onOpen, children }: OutsideLinkProps) {
  if (!href) return children;
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} onClick={onOpen} {...outside}>
      {children}
    </a>
  );
}
