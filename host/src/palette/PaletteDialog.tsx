import { ErrorBoundary } from '@steps/platform/host';
import { ErrorState, lazyPart } from '@steps/platform/ui';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import styles from './palette.module.css';
import { palettePlaceholder } from './paletteRules';
import { closePalette, firstPaletteQuery } from './paletteState';

const PaletteBox = lazyPart(async () => (await import('./PaletteBox')).PaletteBox);

/**
 * The palette over whatever page is open. Its field takes letters from the first moment: what is typed while the rest is
 * fetched is searched for when it is there.
 */
export function PaletteDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(firstPaletteQuery);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    // Closing before it leaves the page is what gives the focus back.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Search and commands"
      onCancel={(event) => {
        event.preventDefault();
        closePalette();
      }}
      onPointerDown={(event) => event.target === event.currentTarget && closePalette()}
    >
      <ErrorBoundary
        onError={(error) => console.error('The palette could not be fetched', error)}
        fallback={(error, reset) => (
          <ErrorState title="Search is not available" detail={error.message} onRetry={reset} />
        )}
      >
        <Suspense
          fallback={
            <input
              className={styles.paletteInput}
              aria-label="Search and commands"
              placeholder={palettePlaceholder}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          }
        >
          <PaletteBox query={query} onQuery={setQuery} />
        </Suspense>
      </ErrorBoundary>
    </dialog>
  );
}
