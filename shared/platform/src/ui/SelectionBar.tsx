import { Button } from 'antd';
import type { ReactNode } from 'react';
import { counted } from '../core/counted';
import './recordList.css';

interface SelectionBarProps {
  readonly count: number;
  /** What is selected: "contact" is shown as "3 contacts selected". */
  readonly noun: string;
  /** Where it is not the noun with an s: "companies". */
  readonly plural?: string;
  readonly onClear: () => void;
  /** Bulk actions. */
  readonly children: ReactNode;
}

/** What can be done with the selected rows; takes no room without any. */
export function SelectionBar({ count, noun, plural = `${noun}s`, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <div className="s-selection" role="toolbar" aria-label={`Actions for the selected ${plural}`}>
      <strong>{`${counted(count, noun, plural)} selected`}</strong>
      <div className="s-selection__actions">{children}</div>
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}
