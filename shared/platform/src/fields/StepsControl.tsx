import { Steps } from 'antd';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './StepsBar.module.css';

export interface Step {
  readonly id: string;
  readonly title: string;
  /** Something in it has to be mended. */
  readonly faulty?: boolean;
}

export interface StepsBarProps {
  /** What the steps lead to: "Import contacts". */
  readonly label: string;
  readonly steps: readonly Step[];
  readonly current: string;
  /** Goes to a step that was done or that may be done now; without it the bar only shows. */
  readonly onGo?: (id: string) => void;
  /** How many may be gone to, from the first on; up to the current one when left out. */
  readonly reached?: number;
}

/**
 * antd's steps. Mended here: they are boxes without a role that a screen reader reads as loose words. The current one is told
 * by its colour alone there, and so is what is done.
 */
export function StepsControl({ label, steps, current, onGo, reached }: StepsBarProps) {
  const at = steps.findIndex(({ id }) => id === current);
  const open = Math.max(reached ?? 0, at + 1);
  return (
    <Steps
      className={styles.steps}
      {...{ role: onGo ? 'group' : 'list' }}
      aria-label={label}
      size="small"
      responsive={false}
      current={at}
      // Its pictures name themselves, and would be read before the title.
      iconRender={(icon) => <span aria-hidden>{icon}</span>}
      onChange={onGo && ((index) => steps[index] && onGo(steps[index].id))}
      items={steps.map(({ title, faulty = false }, index) => ({
        ...(onGo ? {} : { role: 'listitem' }),
        'aria-current': index === at ? 'step' : undefined,
        'aria-disabled': onGo && index >= open ? true : undefined,
        disabled: onGo !== undefined && index >= open,
        status: faulty ? 'error' : index === at ? 'process' : index < at ? 'finish' : 'wait',
        title: (
          <>
            {title}
            {(faulty || index < at) && <VisuallyHidden>{faulty ? ', to be mended' : ', done'}</VisuallyHidden>}
          </>
        ),
      }))}
    />
  );
}
