import {
  measureElement,
  observeElementRect,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import type { Message } from './thread';

/** How tall a message is before it was drawn, px: near enough for the scroll bar. */
const usualHeight = { user: 40, agent: 140 } as const;
/** Between two messages, px, as in their style. */
const gap = 16;

interface ShownMessages {
  readonly shown: readonly { readonly index: number; readonly message: Message }[];
  /** Room of what is not drawn before and after, and the height of all, px. */
  readonly before: number;
  readonly after: number;
  readonly total: number;
  /** For each that is drawn, with its `data-index`. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** Of a conversation of thousands only what is seen is drawn, from its end on. */
export function useShownMessages(messages: readonly Message[], box: RefObject<HTMLElement | null>): ShownMessages {
  // The same functions while nothing is said: others would have all heights reckoned anew with each letter that is typed.
  const usual = useCallback((index: number) => usualHeight[messages[index]?.role ?? 'agent'], [messages]);
  const keyOf = useCallback((index: number) => messages[index]?.id ?? index, [messages]);
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: messages.length,
    getScrollElement: () => box.current,
    estimateSize: usual,
    getItemKey: keyOf,
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || usual(instance.indexFromElement(element)),
    observeElementRect: observeRect,
    initialRect: { width: 360, height: 800 },
    initialOffset: () => messages.length * usualHeight.agent,
    overscan: 6,
    gap,
  });
  const items = virtual.getVirtualItems();
  const total = virtual.getTotalSize();
  return {
    shown: items.flatMap(({ index }) => {
      const message = messages[index];
      return message ? [{ index, message }] : [];
    }),
    before: items[0]?.start ?? 0,
    after: total - (items.at(-1)?.end ?? total),
    total,
    measure: virtual.measureElement,
  };
}

/** A box that has no height, because nothing lays it out, shows as much as a window does. */
const observeRect = (instance: Virtualizer<HTMLElement, HTMLElement>, seen: (rect: Rect) => void) =>
  observeElementRect(instance, ({ width, height }) => seen({ width, height: height || window.innerHeight }));
