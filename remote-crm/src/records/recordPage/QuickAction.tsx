import { VisuallyHidden } from '@steps/platform/ui';
import { Button } from 'antd';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface QuickActionProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Its link; disabled if absent, unless it is a button with an action here. */
  readonly href?: string | undefined;
  readonly press?: boolean;
  /** Why it is disabled: "No phone number". */
  readonly missing: string;
  /** Called when it is opened. */
  readonly onOpen: () => void;
}

/** Opens the program for what it names; disabled if the record lacks it (spec 2, section 5), and then says why. */
export function QuickAction({ label, icon: Icon, href, press, missing, onOpen }: QuickActionProps) {
  const id = useId();
  const icon = <Icon size={16} aria-hidden />;
  if (press) {
    return (
      <Button icon={icon} onClick={onOpen}>
        {label}
      </Button>
    );
  }
  if (!href) {
    return (
      <span title={missing}>
        <Button icon={icon} disabled aria-describedby={id}>
          {label}
        </Button>
        <VisuallyHidden>
          <span id={id}>{missing}</span>
        </VisuallyHidden>
      </span>
    );
  }
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Button icon={icon} href={href} onClick={onOpen} {...outside}>
      {label}
    </Button>
  );
}
