import { useSyncExternalStore } from 'react';

let printing = false;

function subscribe(onChange: () => void): () => void {
  const begin = () => {
    printing = true;
    onChange();
  };
  const end = () => {
    printing = false;
    onChange();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/** Whether the browser is printing the page, in render. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
