import { Steps } from 'antd';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { StepsBarProps } from './StepsBar';
import styles from './StepsBar.module.css';

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
