import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { definePreference, setPreference, useSwitch } from '../core/session/preferenceState';
import { PartBoundary } from './PartBoundary';
import './page.css';

interface SectionProps {
  readonly title?: string;
  /** A real count beside the title. */
  readonly count?: number;
  /** Quiet line under the title. */
  readonly purpose?: ReactNode;
  readonly actions?: ReactNode;
  /** Without the surface behind it. */
  readonly bare?: boolean;
  /** Content up to the edge of the surface, for lists. */
  readonly flush?: boolean;
  /** Lets people close and open it; what they chose is remembered under `id`. Needs a title. */
  readonly collapse?: Collapse;
  readonly children: ReactNode;
}

interface Collapse {
  /** Name of the remembered choice: "contact.tags". */
  readonly id: string;
  /** How it is before anybody chose. */
  readonly expanded: boolean;
}

/** A titled part of a page on its own surface. */
export function Section({ title, count, purpose, actions, collapse, children, ...surface }: SectionProps) {
  const id = useId();
  if (title && collapse) return <Collapsible {...{ title, count, purpose, actions, collapse, children, ...surface }} />;
  return (
    <Frame {...surface} labelledBy={title && id}>
      {(title || actions) && (
        <div className="s-section__header">
          <div>
            {title && (
              <h2 id={id}>
                {title}
                <Count count={count} />
              </h2>
            )}
            {purpose && <p className="s-faint s-section__purpose">{purpose}</p>}
          </div>
          {actions && <div className="s-page__line">{actions}</div>}
        </div>
      )}
      <div className="s-section__body">
        <PartBoundary>{children}</PartBoundary>
      </div>
    </Frame>
  );
}

type CollapsibleProps = SectionProps & { readonly title: string; readonly collapse: Collapse };

function Collapsible({ title, count, purpose, actions, collapse, children, ...surface }: CollapsibleProps) {
  const id = useId();
  const key = definePreference(`section.${collapse.id}`, 'device');
  const expanded = useSwitch(key, collapse.expanded);
  // What was open once stays mounted: something half typed must not go with a press on the title.
  const [mounted, setMounted] = useState(expanded);
  if (expanded && !mounted) setMounted(true);
  return (
    <Frame {...surface} labelledBy={`${id}-title`}>
      <div className="s-section__header" data-collapsed={!expanded || undefined}>
        <div>
          <h2>
            <button
              type="button"
              className="s-section__toggle"
              aria-expanded={expanded}
              aria-controls={`${id}-body`}
              onClick={() => setPreference(key, !expanded)}
            >
              <ChevronRight size={16} aria-hidden />
              <span id={`${id}-title`}>{title}</span>
              <Count count={count} />
            </button>
          </h2>
          {purpose && expanded && <p className="s-faint s-section__purpose">{purpose}</p>}
        </div>
        {actions && expanded && <div className="s-page__line">{actions}</div>}
      </div>
      <div id={`${id}-body`} className="s-section__body" hidden={!expanded}>
        {mounted && <PartBoundary>{children}</PartBoundary>}
      </div>
    </Frame>
  );
}

interface FrameProps extends Pick<SectionProps, 'bare' | 'flush' | 'children'> {
  readonly labelledBy: string | undefined;
}

const Frame = ({ bare = false, flush = false, labelledBy, children }: FrameProps) => (
  <section
    className="s-section"
    data-bare={bare || undefined}
    data-flush={flush || undefined}
    aria-labelledby={labelledBy}
  >
    {children}
  </section>
);

const Count = ({ count }: { readonly count: number | undefined }) =>
  count === undefined ? null : <span className="s-section__count"> {count.toLocaleString('en-GB')}</span>;
