import type { RemoteEntry } from '@steps/platform';
import { ListSkeleton, Section } from '@steps/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { RemotePart } from '../federation/RemotePart';
import { useRemotesList } from '../federation/remotesList';

/** Boxes that remotes put on the dashboard; each in an error boundary of its own, fetched when it is scrolled into view. */
export function Widgets() {
  const { remotes } = useRemotesList();
  return remotes
    .filter((remote) => !remote.disabled)
    .flatMap((remote) =>
      remote.widgets.map((widget) => <Widget key={`${remote.name} ${widget.id}`} remote={remote} widget={widget} />),
    );
}

interface WidgetProps {
  readonly remote: RemoteEntry;
  readonly widget: RemoteEntry['widgets'][number];
}

function Widget({ remote, widget: { id, title } }: WidgetProps) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const skeleton = <ListSkeleton label={`Loading ${title}`} rows={4} />;
  return (
    <div ref={box} className={seen ? undefined : 's-no-print'}>
      <Section title={title}>
        {seen ? (
          <RemotePart
            entry={remote}
            part={`widget ${id}`}
            pick={({ widgets }) => widgets?.[id]}
            props={{}}
            skeleton={skeleton}
          />
        ) : (
          skeleton
        )}
      </Section>
    </div>
  );
}
