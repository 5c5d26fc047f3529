import { useProductName } from '@steps/platform/host';
import { useLayoutEffect } from 'react';

/**
 * Names the window until the page names it. A layout effect, because pages do it in an effect, which comes after: what
 * the page says wins.
 */
export function useWindowTitle(title: string): void {
  const product = useProductName();
  useLayoutEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}
