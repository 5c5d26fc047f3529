import { VisuallyHidden } from '@steps/platform/ui';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface QuickActionProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Where it leads; disabled without, unless it is a button that does something here. */
  readonly href?: string | undefined;
  readonly press?: boolean;
  /** Why it is disabled: "No phone number". */
  readonly missing: string;
  /** It is being opened. */
  readonly onOpen: () => void;
}

/** Opens what it names in the program for it; disabled while the record lacks it (spec 2, section 5), and says why. */
export function QuickAction({ label, icon: Icon, href, press, missing, onOpen }: QuickActionProps) {
  const id = useId();
  const content = (
    <>
      <Icon size={16} aria-hidden />
      {label}
    </>
  );
  if (press) {
    return (
      <button type="button" className="s-button" onClick={onOpen}>
        {content}
      </button>
    );
  }
  if (!href) {
    return (
      <span title={missing}>
        <button type="button" className="s-button" disabled aria-describedby={id}>
          {content}
        </button>
        <VisuallyHidden>
          <span id={id}>{missing}</span>
        </VisuallyHidden>
      </span>
    );
  }
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className="s-button" href={href} onClick={onOpen} {...outside}>
      {content}
    </a>
  );
}
