import { Suspense } from 'react';
import { phoneQuery, useMedia } from '../theme/media';
import { Stack } from '../ui/Layout';
import { lazyPart } from '../ui/lazyPart';
import { Menu } from '../ui/Menu';
import { ProgressBar } from '../ui/ProgressBar';
import styles from './StepsBar.module.css';
import type { StepsBarProps } from './StepsControl';

const LazySteps = lazyPart(async () => (await import('./StepsControl')).StepsControl);

/** Where somebody is in a few steps. A phone shows the current one and how many there are. */
export function StepsBar(props: StepsBarProps) {
  const { steps, current } = props;
  const isPhone = useMedia(phoneQuery);
  const at = steps.findIndex(({ id }) => id === current);
  if (isPhone) return <PhoneSteps {...props} at={at} />;
  return (
    <Suspense fallback={<div className={styles.waiting} aria-busy />}>
      <LazySteps {...props} />
    </Suspense>
  );
}

function PhoneSteps({ label, steps, onGo, reached, at }: StepsBarProps & { readonly at: number }) {
  const words = `Step ${at + 1} of ${steps.length}: ${steps[at]?.title}`;
  const open = steps.slice(0, reached ?? at + 1);
  return (
    <Stack gap={1} className={styles.phone}>
      {onGo && open.length > 1 ? (
        <Menu
          label={`${words}. Choose a step`}
          trigger={words}
          items={open.map(({ id, title }, index) => ({
            id,
            label: title,
            checked: index === at,
            onSelect: () => index !== at && onGo(id),
          }))}
        />
      ) : (
        <span aria-current="step">{words}</span>
      )}
      <ProgressBar label={label} value={((at + 1) / steps.length) * 100} />
    </Stack>
  );
}
