import { useSearchParams } from '@steps/platform/router';
import { useEffect, useState } from 'react';
import { type ReviewView, readReviewView, writeReviewView } from './reviewViewRules';

/** How long typing rests before the address follows, ms: each change of address renders the whole shell. */
const addressDelay = 250;

/** The queue's view: at once in the list, a moment later in the address, and back from the address (Back, a link). */
export function useReviewView(): [ReviewView, (view: ReviewView) => void] {
  const [params, setParams] = useSearchParams();
  const fromAddress = JSON.stringify(readReviewView(params));
  const [seen, setSeen] = useState(fromAddress);
  const [view, setView] = useState(() => readReviewView(params));
  // The router moves in a transition: what arrives may be our own address of a moment ago, while more was typed since.
  const [written, setWritten] = useState(fromAddress);
  if (seen !== fromAddress) {
    setSeen(fromAddress);
    if (fromAddress !== written) {
      setWritten(fromAddress);
      setView(readReviewView(params));
    }
  }

  useEffect(() => {
    const text = JSON.stringify(view);
    if (text === fromAddress) return;
    const address = window.location.href;
    const timer = setTimeout(() => {
      // Whoever has followed a link meanwhile must not be brought back: the queue stays until the next page has come.
      if (window.location.href !== address) return;
      setWritten(text);
      setParams((current) => writeReviewView(current, view), { replace: true });
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [view, fromAddress, setParams]);

  return [view, setView];
}
