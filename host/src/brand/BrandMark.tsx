import styles from './BrandMark.module.css';

/** The product's sign and name. The sign is decorative: the name is next to it. */
export function BrandMark() {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path className={styles.brandStairs} d="M8 22h5v-5h5v-5h6" />
      </svg>
      <span className={styles.brandName}>Steps</span>
    </span>
  );
}
