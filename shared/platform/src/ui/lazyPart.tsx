import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';
import { resetCount } from './ErrorBoundary';

/**
 * A component that is fetched when it is first shown. React's own `lazy` remembers a failure for ever; this one fetches
 * again once an error boundary was reset, so that Retry works when the server is back.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: LazyExoticComponent<ComponentType<Props>>;
  /** How often boundaries had been reset when fetching failed. React renders once more by itself: that is no Retry. */
  let failedAt: number | undefined;
  const prepare = () => {
    failedAt = undefined;
    Part = lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedAt = resetCount();
        throw error;
      }
    });
  };
  prepare();
  return function LazyPart(props: Props) {
    if (failedAt !== undefined && failedAt !== resetCount()) prepare();
    return createElement<Props>(Part, props);
  };
}
