import type { ReactNode } from 'react';

/** A link that leaves the application, or plain text when the address is not safe to follow. */
export function OutsideLink({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  if (!href) return children;
  if (!href.startsWith('http')) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
