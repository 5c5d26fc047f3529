import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What is shown instead; an `ErrorState` with Retry when left out. */
  readonly fallback?: (error: Error, reset: () => void) => ReactNode;
  /** Told once for each fault, e.g. to log it. */
  readonly onError?: (error: Error, info: ErrorInfo) => void;
  readonly onReset?: () => void;
  /** When this changes, the children are tried again: usually the address. */
  readonly resetKey?: unknown;
}

let resets = 0;

/** How often faults were forgotten so far, to try again. */
export const resetCount = (): number => resets;

/** Keeps a fault of its children to itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.reset();
  }

  /** Who leaves a failed part and comes back tries again, too. */
  override componentWillUnmount() {
    if (this.state.error) resets++;
  }

  reset = () => {
    resets++;
    this.props.onReset?.();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.fallback) return this.props.fallback(error, this.reset);
    return <ErrorState title="This part could not be shown" detail={error.message} onRetry={this.reset} />;
  }
}
