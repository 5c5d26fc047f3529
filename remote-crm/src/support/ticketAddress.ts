import { useSearchParams } from '@steps/platform/router';
import { useCallback } from 'react';

/** The present address of the list, with one ticket open beside it or none. */
export function useTicketAddress() {
  const [params, setParams] = useSearchParams();
  const hrefOf = useCallback(
    (id: string) => {
      const next = new URLSearchParams(params);
      next.set('ticket', id);
      next.delete('new');
      return `/?${next}`;
    },
    [params],
  );
  const change = useCallback(
    (patch: Readonly<Record<string, string | undefined>>) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        for (const [key, value] of Object.entries(patch)) {
          if (value === undefined) next.delete(key);
          else next.set(key, value);
        }
        return next;
      }),
    [setParams],
  );
  return { params, ticketId: params.get('ticket') ?? undefined, hrefOf, change };
}
