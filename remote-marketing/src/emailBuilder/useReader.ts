import { type Contact, useContact } from '@steps/business';
import { useSearchParams } from '@steps/platform/router';

interface Reader {
  readonly contact: Contact | undefined;
  readonly choose: (id: string | undefined) => void;
}

/** Whom the preview is read by: `contact=` in the address. */
export function useReader(): Reader {
  const [query, setQuery] = useSearchParams();
  const contact = useContact(query.get('contact') ?? undefined);
  const choose = (id: string | undefined) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (id) next.set('contact', id);
        else next.delete('contact');
        return next;
      },
      { replace: true },
    );
  return { contact, choose };
}
