import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './Workspace.module.css';

/** Fills the window below what the shell has above it, whose height is its own: a notice there comes and goes. */
export function BuilderFrame({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(52);
  useLayoutEffect(() => {
    const measure = () => setTop((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={styles.builder}
      style={{ blockSize: `calc(100dvh - ${top}px - var(--s-covered, 0px))` }}
    >
      {children}
    </div>
  );
}
