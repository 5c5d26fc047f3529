import { phoneQuery, useAppearance, useMedia } from '@steps/platform/ui';
import dark from './dashboardDark.webp';
import light from './dashboardLight.webp';
import styles from './hero.module.css';

/** The dashboard of the sample business, as it is (`npm run pictures`), in the colours that the page has. */
export function HeroPicture() {
  const { mode } = useAppearance();
  const phone = useMedia(phoneQuery);
  return (
    <img
      className={styles.picture}
      src={mode === 'dark' ? dark : light}
      width={1280}
      height={800}
      // On phones it is below what is seen first.
      loading={phone ? 'lazy' : 'eager'}
      decoding="async"
      alt="The dashboard of a sample business: tasks due, today’s meetings, and figures of deals, contacts and reviews."
    />
  );
}
