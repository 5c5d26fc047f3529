import { type ReactNode, useId } from 'react';
import './page.css';

interface SectionProps {
  readonly title?: string;
  /** Quiet line under the title. */
  readonly purpose?: ReactNode;
  readonly actions?: ReactNode;
  /** Without the surface behind it. */
  readonly bare?: boolean;
  /** Content up to the edge of the surface, for lists. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a page on its own surface. */
export function Section({ title, purpose, actions, bare = false, flush = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      className="s-section"
      data-bare={bare || undefined}
      data-flush={flush || undefined}
      aria-labelledby={title && id}
    >
      {(title || actions) && (
        <div className="s-section__header">
          <div>
            {title && <h2 id={id}>{title}</h2>}
            {purpose && <p className="s-faint s-section__purpose">{purpose}</p>}
          </div>
          {actions && <div className="s-line">{actions}</div>}
        </div>
      )}
      <div className="s-section__body">{children}</div>
    </section>
  );
}
