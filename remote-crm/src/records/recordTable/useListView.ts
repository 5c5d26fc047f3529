import { useSearchParams } from '@steps/platform/router';
import { useEffect, useState } from 'react';
import type { ListShape } from './listField';
import { type ListView, readView, writeView } from './listViewRules';

/** How long typing pauses before the address changes, ms: each change of address renders the whole shell. */
const addressDelay = 250;

interface ListViewState {
  readonly view: ListView;
  readonly setView: (view: ListView) => void;
  /** Parts of the address that the list cannot use. */
  readonly ignored: readonly string[];
}

/**
 * A list's view: at once in the list, a moment later in the address, and back from the address (Back, a link). An address
 * without a view gets `start`, the query of a saved view.
 */
export function useListView<T>(shape: ListShape<T>, start: string): ListViewState {
  const [params, setParams] = useSearchParams();
  const read = readView(params, shape);
  const fromAddress = textOf(read.view, shape);
  const [seen, setSeen] = useState(fromAddress);
  const [view, setView] = useState<ListView>(() =>
    fromAddress === '' && start !== '' ? readView(new URLSearchParams(start), shape).view : read.view,
  );
  const [opened] = useState(view);
  // The router moves in a transition: what arrives may be one of our own addresses of a moment ago, while more was typed since.
  const [written, setWritten] = useState<readonly string[]>([fromAddress]);
  const adopt = () => {
    setWritten([fromAddress]);
    setView(read.view);
  };
  if (seen !== fromAddress) {
    setSeen(fromAddress);
    const at = written.indexOf(fromAddress);
    if (at < 0) adopt();
    else setWritten(written.slice(at));
  }
  // A Back that arrives before our own address leads to the one that was shown all along: only the view changes.
  const [popped, setPopped] = useState(false);
  useEffect(() => {
    const note = () => setPopped(true);
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  if (popped) {
    setPopped(false);
    if (textOf(view, shape) !== fromAddress) adopt();
  }

  useEffect(() => {
    const text = textOf(view, shape);
    if (text === fromAddress) return;
    const address = window.location.href;
    const timer = setTimeout(() => {
      // If somebody has followed a link meanwhile, they must not be brought back: the list stays until the next page arrives.
      if (window.location.href !== address) return;
      setWritten((before) => [...before, text]);
      // Back undoes a filter, a sort order or a view; what the list opened with, typing and widths are no steps to go back
      // to.
      const same = textOf({ ...view, q: read.view.q, widths: read.view.widths }, shape) === fromAddress;
      setParams((current) => writeView(current, view, shape), { replace: view === opened || same });
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [view, opened, read.view.q, read.view.widths, fromAddress, shape, setParams]);

  return { view, setView, ignored: read.ignored };
}

/** A whole view in the form of the address. */
const textOf = <T>(view: ListView, shape: ListShape<T>): string =>
  writeView(new URLSearchParams(), view, shape).toString();
