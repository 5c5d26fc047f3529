import { type Config, Puck, type PuckApi, usePuck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Part, stage } from './documents';

const config: Config = {
  components: {
    Text: {
      fields: { title: { type: 'text' }, text: { type: 'textarea' } },
      defaultProps: { title: 'New part', text: 'Write here.' },
      render: ({ title, text }) => (
        <section>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ),
    },
  },
};
const zone = 'root:default-zone';
/** What Puck gives its own parts only: taken from the one that is drawn in its header. */
let api: PuckApi | undefined;
const puck = (): PuckApi => {
  if (!api) throw new Error('Expected an open page.');
  return api;
};

function HeaderActions({ children }: { readonly children: ReactNode }) {
  api = usePuck();
  return <>{children}</>;
}

const dataOf = (parts: readonly Part[]) => ({
  root: { props: {} },
  content: parts.map((part, nth) => ({ type: 'Text', props: { id: `part${nth}`, ...part } })),
});

/** Puck draws its panels twice, once for narrow windows: the letters belong into those that are seen. */
const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getBoundingClientRect().width > 0);

/** The nearest element around one that scrolls, else the page. */
function scrollerAround(part: Element | null): Element | undefined {
  for (let at = part; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 50 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement ?? undefined;
}

window.editor = {
  open(parts) {
    // Without the frame: that is quicker, and nearer to how the others are measured.
    createRoot(stage()).render(
      <Puck
        config={config}
        data={dataOf(parts)}
        iframe={{ enabled: false }}
        overrides={{ headerActions: HeaderActions }}
        onPublish={() => undefined}
      />,
    );
  },
  page: () => document,
  words: 'section > :is(h2, p)',
  scroller: () => scrollerAround(document.querySelector('[data-puck-component], [data-puck-dnd]')),
  add: () => puck().dispatch({ type: 'insert', componentType: 'Text', destinationIndex: 1, destinationZone: zone }),
  move: (from, to) =>
    puck().dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: zone }),
  undo: () => puck().history.back(),
  select: (nth) => puck().dispatch({ type: 'setUi', ui: { itemSelector: { index: nth, zone } } }),
  field: () => shown('input[name="title"]'),
  source: () => shown('[data-testid="drawer-item:Text"]'),
};
