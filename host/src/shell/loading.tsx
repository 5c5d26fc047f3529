import { moduleSkeletonMs, pageChangeMs } from '@steps/platform/host';
import { useLocation } from '@steps/platform/router';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

interface Loading {
  /** For 300 ms after the page changed (spec 1, section 9). */
  readonly pageChanging: boolean;
  /** For 200 ms after the module changed: its place shows a skeleton (spec 1, section 9). */
  readonly moduleSwitching: boolean;
}

const LoadingContext = createContext<Loading | undefined>(undefined);

interface LoadingProviderProps {
  /** The module on the screen; none on other pages, where the last one is remembered. */
  readonly module: string | undefined;
  readonly children: ReactNode;
}

/** Times the two indicators of the shell. The first page and the first module are no change. */
export function LoadingProvider({ module, children }: LoadingProviderProps) {
  const { pathname } = useLocation();
  const loading = {
    pageChanging: !useSettled(pathname, pageChangeMs),
    moduleSwitching: !useSettled(module, moduleSkeletonMs),
  };
  return <LoadingContext value={loading}>{children}</LoadingContext>;
}

/** What is loading. Throws outside of a `LoadingProvider` (spec 1, section 8). */
export function useLoading(): Loading {
  const loading = useContext(LoadingContext);
  if (!loading) throw new Error('useLoading: expected a LoadingProvider around this component, got none.');
  return loading;
}

/** Whether a value has not changed for `time` ms; `undefined` counts as unchanged. */
function useSettled(value: string | undefined, time: number): boolean {
  const [settled, setSettled] = useState(value);
  const moving = value !== undefined && value !== settled;
  // From when the indicator is there: an effect would wait until the page that was left is tidied up.
  useLayoutEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setSettled(value), settled === undefined ? 0 : time);
    return () => clearTimeout(timer);
  }, [moving, value, settled, time]);
  return !moving || settled === undefined;
}
