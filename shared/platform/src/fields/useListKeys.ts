import { type KeyboardEvent, useRef } from 'react';

/**
 * Who a key is for: antd's list, what is `around` it (the form, the next field), which the list then does not get, or the
 * list `alone`, so that nothing around it does.
 */
export type KeyOwner = 'list' | 'around' | 'alone';

/** antd's select takes keys that are not its own (Tab chooses, Enter is kept from the form); this says whom a key belongs to. */
export function useListKeys(ownerOf: (event: KeyboardEvent<HTMLElement>) => KeyOwner) {
  const owner = useRef<KeyOwner>('list');
  return {
    /** For antd's select: it runs first, on the text box. */
    onInputKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      owner.current = ownerOf(event);
      // antd's list goes by the old key code, later in the same event.
      if (owner.current === 'around') Object.assign(event, { which: 0 });
    },
    /** For an element around it: it runs last. */
    stopOwnKeys: (event: KeyboardEvent) => {
      if (owner.current === 'alone') event.stopPropagation();
      owner.current = 'list';
    },
    /** Whether the key just pressed was none of the list's, so that it must not open it. */
    isAround: () => owner.current === 'around',
  };
}
