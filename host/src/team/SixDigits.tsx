import { Text } from '@steps/platform/ui';
import styles from './team.module.css';

/** What two devices show and people compare. */
export const SixDigits = ({ digits }: { readonly digits: string }) => (
  <Text size={32} tabular weight={600} className={styles.digits}>
    {digits}
  </Text>
);
