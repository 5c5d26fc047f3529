import './BrandMark.css';

/** The product's sign and name. Decorative sign: the name stands beside it. */
export function BrandMark() {
  return (
    <span className="h-brand">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path className="h-brand__stairs" d="M8 22h5v-5h5v-5h6" />
      </svg>
      <span className="h-brand__name">Steps</span>
    </span>
  );
}
