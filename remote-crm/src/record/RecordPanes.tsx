import type { ReactNode } from 'react';
import './record.css';

interface RecordPanesProps {
  readonly noun: string;
  readonly left: ReactNode;
  readonly centre: ReactNode;
  readonly right: ReactNode;
  /** Stands at the bottom of the window. */
  readonly bar: ReactNode;
}

/** Three panes, 25, 50 and 25 percent of the width (spec 2, section 9); one column on phones, nothing lost. */
export function RecordPanes({ noun, left, centre, right, bar }: RecordPanesProps) {
  return (
    <div className="c-record">
      <div className="c-panes">
        <section className="s-stack" aria-label={`Facts of the ${noun}`}>
          {left}
        </section>
        <section className="s-stack" aria-label="What happened">
          {centre}
        </section>
        <section className="s-stack" aria-label={`Around the ${noun}`}>
          {right}
        </section>
      </div>
      <section className="c-bar" aria-label="Quick actions">
        {bar}
      </section>
    </div>
  );
}
