import { Tooltip } from 'antd';
import styles from './Tooltip.module.css';

/**
 * antd's bubble and its placing alone. Its own trigger is the pointer's unless told otherwise, and it describes a control only
 * while it is open.
 */
export function TooltipBubble({ text, placement }: { readonly text: string; readonly placement: 'top' | 'right' }) {
  return (
    <Tooltip title={text} placement={placement} open destroyOnHidden>
      <span className={styles.place} aria-hidden />
    </Tooltip>
  );
}
