import type { LucideIcon } from 'lucide-react';

interface QuickActionProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Where it leads; disabled without. */
  readonly href: string | undefined;
  /** Why it is disabled: "No phone number". */
  readonly missing: string;
}

/** Opens what it names in the program for it; disabled while the record lacks it (spec 2, section 5). */
export function QuickAction({ label, icon: Icon, href, missing }: QuickActionProps) {
  const content = (
    <>
      <Icon size={16} aria-hidden />
      {label}
    </>
  );
  if (!href) {
    return (
      <button type="button" className="s-button" disabled title={missing}>
        {content}
      </button>
    );
  }
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className="s-button" href={href} {...outside}>
      {content}
    </a>
  );
}
