import { useLocation } from '@steps/platform/router';
import { Sheet } from '@steps/platform/ui';
import { type ReactNode, useEffect, useState } from 'react';

interface PassingSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** When a link in it was followed; the focus is the page’s then. */
  readonly onPass: () => void;
  readonly children: ReactNode;
}

/** A sheet closes when the address changes: it would cover the page that was opened. */
export function PassingSheet({ title, onClose, onPass, children }: PassingSheetProps) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onPass();
  }, [key, openedAt, onPass]);
  return (
    <Sheet open title={title} onClose={onClose}>
      {children}
    </Sheet>
  );
}
