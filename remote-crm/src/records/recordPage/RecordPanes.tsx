import { definePreference, setPreference, usePreference } from '@steps/platform';
import { Box } from '@steps/platform/ui';
import { type CSSProperties, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { PaneSeparator } from './PaneSeparator';
import { PaneTabs } from './PaneTabs';
import { defaultWidths, type PaneId, type PaneWidths, resized, type SidePane, withinLimits } from './paneRules';
import styles from './record.module.css';

/**
 * With less width than this there is room for only one pane, pixels: the width of the record itself, whatever is beside it.
 */
const narrowBelow = 600;

/**
 * Whether the element has room for only one pane. The first render uses the width of the window, later ones what the browser
 * has laid out already: reading a width during a render would cost a second layout.
 */
function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < narrowBelow);
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const watch = new ResizeObserver(() => {
      const width = frame.offsetWidth;
      // Hidden: there is no width. Rendered at once, before the browser paints.
      if (width > 0) flushSync(() => setNarrow(width < narrowBelow));
    });
    watch.observe(frame);
    return () => watch.disconnect();
  }, [element]);
  return isNarrow;
}

interface RecordPanesProps {
  readonly noun: 'contact' | 'company';
  readonly left: ReactNode;
  readonly centre: ReactNode;
  readonly right: ReactNode;
  /** A row of its own at the bottom of the window. */
  readonly bar: ReactNode;
}

/**
 * Three panes, 25, 50 and 25 percent of the width until somebody moves the separators; the widths are remembered for each
 * kind of page (spec 2, section 9). If there is room for only one, tabs choose it, the timeline first.
 */
export function RecordPanes({ noun, left, centre, right, bar }: RecordPanesProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(frame);
  const [open, setOpen] = useState<PaneId>('activity');
  const { widths, move, keep, reset } = usePaneWidths(noun);
  const separator = (side: SidePane, label: string) => (
    <PaneSeparator
      {...{ side, label, widths }}
      controls={`${id}-${side}`}
      onMove={(to) => move(side, to)}
      onDone={keep}
      onReset={reset}
    />
  );
  const pane = (name: PaneId, label: string) =>
    isNarrow
      ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${name}`, hidden: open !== name }
      : { 'aria-label': label };
  return (
    <div ref={frame} className={styles.record} data-narrow={isNarrow || undefined}>
      {isNarrow && <PaneTabs id={id} noun={noun} open={open} onOpen={setOpen} />}
      <div className={styles.panes} style={columnsOf(widths)}>
        <Box
          as="section"
          id={`${id}-left`}
          shrink
          paddingBottom={4}
          className={styles.pane}
          {...pane('details', `${capital(noun)} details`)}
        >
          <Once shown={!isNarrow || open === 'details'}>{left}</Once>
        </Box>
        {separator('left', `Width of ${noun} details`)}
        <Box
          as="section"
          id={`${id}-centre`}
          shrink
          paddingBottom={4}
          className={styles.pane}
          {...pane('activity', `${capital(noun)} activity`)}
        >
          <Once shown={!isNarrow || open === 'activity'}>{centre}</Once>
        </Box>
        {separator('right', 'Width of related records')}
        <Box
          as="section"
          id={`${id}-right`}
          shrink
          paddingBottom={4}
          className={`${styles.pane} ${styles.paneRight}`}
          {...pane('related', 'Related records')}
        >
          <Once shown={!isNarrow || open === 'related'}>{right}</Once>
        </Box>
      </div>
      <section className={styles.bar} aria-label="Quick actions" data-keep-clear>
        {bar}
      </section>
    </div>
  );
}

/** The content of a pane, mounted when first shown. A closed pane stays mounted, so that what is half typed in it is kept. */
function Once({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) {
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return wasShown && children;
}

const widthsSchema = v.object({ left: v.number(), right: v.number() });

function usePaneWidths(noun: string) {
  const key = definePreference(`crm.panes.${noun}`, 'device');
  const kept = withinLimits(usePreference(key, widthsSchema, defaultWidths));
  const [moving, setMoving] = useState<PaneWidths>();
  // A key moves and saves in one event, before the move's state is rendered.
  const latest = useRef<PaneWidths>(undefined);
  const show = (widths: PaneWidths | undefined) => {
    latest.current = widths;
    setMoving(widths);
  };
  return {
    widths: moving ?? kept,
    move: (side: SidePane, to: number) => show(resized(latest.current ?? kept, side, to)),
    keep: () => {
      if (latest.current) setPreference(key, latest.current);
      show(undefined);
    },
    reset: () => {
      setPreference(key, defaultWidths);
      show(undefined);
    },
  };
}

const columnsOf = ({ left, right }: PaneWidths) =>
  ({
    '--c-columns': `minmax(0, ${left}fr) auto minmax(0, ${100 - left - right}fr) auto minmax(0, ${right}fr)`,
  }) as CSSProperties;

const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
