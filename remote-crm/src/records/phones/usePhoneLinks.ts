import { useEffect, useMemo, useState } from 'react';
import { type PhoneLink, plainPhoneLinks } from './phoneParts';

type Numbers = typeof import('./phoneNumbers');
let numbers: Numbers | undefined;

/**
 * Links that call the numbers of a field. The data of all countries is loaded when a phone is first shown: until then numbers
 * are dialled as typed, then with the business's country.
 */
export function usePhoneLinks(text: string): readonly PhoneLink[] {
  const [known, setKnown] = useState(numbers);
  const shown = text.trim() !== '';
  useEffect(() => {
    if (known || !shown) return;
    let stopped = false;
    import('./phoneNumbers').then(
      (read) => {
        numbers = read;
        if (!stopped) setKnown(read);
      },
      (error: unknown) =>
        console.warn('Phone numbers are dialled as they were typed: countries could not be fetched.', error),
    );
    return () => {
      stopped = true;
    };
  }, [known, shown]);
  return useMemo(() => (known ? known.readPhones(text) : plainPhoneLinks(text)), [known, text]);
}
