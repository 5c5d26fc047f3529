import { useEffect, useState } from 'react';
import { type Mail, mailHtml } from './mailFile';
import type { Reader } from './mailReader';

interface Written {
  readonly html: string;
  readonly problem?: string;
}

/** ms after the last edit. */
const pause = 300;

/** An email as HTML, anew a moment after each change; `undefined` until it is first written. */
export function useMailHtml({ subject, preheader, document }: Mail, reader?: Reader): Written | undefined {
  const [written, setWritten] = useState<Written>();
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      mailHtml({ subject, preheader, document }, reader).then(
        (html) => !left && setWritten({ html }),
        (error: unknown) =>
          !left && setWritten({ html: '', problem: error instanceof Error ? error.message : String(error) }),
      );
    }, pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [subject, preheader, document, reader]);
  return written;
}
