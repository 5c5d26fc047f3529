import type { Ticket } from '@steps/shared/tickets';
import { useEffect, useRef } from 'react';
import { useSingleKeys } from './supportPerson';

/** What a single key does. */
export type TicketKey = 'next' | 'previous' | 'reply' | 'note' | 'close';

const keys: Readonly<Record<string, TicketKey>> = {
  j: 'next',
  k: 'previous',
  r: 'reply',
  n: 'note',
  escape: 'close',
};

/** The ticket after or before one, in the order of the list; the first when none is open. */
export function neighbour(shown: readonly Ticket[], id: string | undefined, step: 1 | -1): Ticket | undefined {
  const at = shown.findIndex((ticket) => ticket.id === id);
  return at === -1 ? shown[0] : (shown[at + step] ?? shown[at]);
}

/** Listens for the keys of the module: never in fields, menus or behind a dialog. Letters can be switched off. */
export function useTicketKeys(onKey: (key: TicketKey) => void): void {
  const letters = useSingleKeys();
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const meant = keys[key.toLowerCase()];
      if (!meant || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (!letters && meant !== 'close') return;
      if (document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest('input, textarea, select, [role=menu], [contenteditable]'))
        return;
      event.preventDefault();
      latest.current(meant);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [letters]);
}
