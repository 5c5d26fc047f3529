import type { ReactNode } from 'react';
// Its frame comes with it: a style that came later would move what shows already.
import './page.css';
import './states.css';

interface SkeletonProps {
  /** Read aloud: "Loading contacts". */
  readonly label?: string;
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

function Loading({ label = 'Loading', children }: SkeletonProps & { readonly children: ReactNode }) {
  return (
    <div className="s-skeleton" role="status" aria-busy>
      <span className="s-hidden">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}

const Bone = ({ size = 'line' }: { readonly size?: 'line' | 'title' | 'short' | 'block' | 'round' }) => (
  <span className="s-bone" data-size={size} />
);

const Row = () => (
  <div className="s-skeleton__row">
    <Bone size="round" />
    <Bone />
    <Bone size="short" />
    <Bone size="short" />
  </div>
);

const Heading = () => (
  <div className="s-skeleton__heading">
    <Bone size="title" />
    <Bone />
  </div>
);

interface PageSkeletonProps extends SkeletonProps {
  /** What the page will say at its top, where that is known. */
  readonly heading?: string | undefined;
  readonly purpose?: string | undefined;
}

/** A page whose code is on its way. */
export function PageSkeleton({ label, heading, purpose }: PageSkeletonProps) {
  return (
    <Loading label={label ?? 'Loading page'}>
      <div className="s-page">
        <div className="s-skeleton__header">
          <div className="s-skeleton__title">{heading ?? <Bone size="title" />}</div>
          <p className="s-skeleton__purpose s-muted">{purpose ?? <Bone />}</p>
        </div>
        <div className="s-page__body s-skeleton__cards">
          {times(4).map((at) => (
            <Bone key={at} size="block" />
          ))}
        </div>
        {times(5).map((at) => (
          <Row key={at} />
        ))}
      </div>
    </Loading>
  );
}

/** A list whose rows are on their way. */
export function ListSkeleton({ label, rows = 8 }: SkeletonProps & { readonly rows?: number }) {
  return (
    <Loading label={label ?? 'Loading list'}>
      {times(rows).map((at) => (
        <Row key={at} />
      ))}
    </Loading>
  );
}

/** A record with panes at both sides. */
export function DetailSkeleton({ label }: SkeletonProps) {
  return (
    <Loading label={label ?? 'Loading record'}>
      <Heading />
      <div className="s-skeleton__panes">
        {times(3).map((pane) => (
          <div key={pane} className="s-page__body">
            {times(6).map((at) => (
              <Bone key={at} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Cards in a grid. */
export function CardsSkeleton({ label, cards = 4 }: SkeletonProps & { readonly cards?: number }) {
  return (
    <Loading label={label ?? 'Loading'}>
      <div className="s-page__body s-skeleton__cards">
        {times(cards).map((at) => (
          <Bone key={at} size="block" />
        ))}
      </div>
    </Loading>
  );
}
