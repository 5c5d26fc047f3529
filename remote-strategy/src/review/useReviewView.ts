import { useSearchParams } from '@steps/shared/router';
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
  if (seen !== fromAddress) {
    setSeen(fromAddress);
    setView(readReviewView(params));
  }

  useEffect(() => {
    const text = JSON.stringify(view);
    if (text === fromAddress) return;
    const timer = setTimeout(() => {
      setSeen(text);
      setParams((current) => writeReviewView(current, view), { replace: true });
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [view, fromAddress, setParams]);

  return [view, setView];
}
