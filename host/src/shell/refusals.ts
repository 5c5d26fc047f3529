import { RuleError } from '@steps/platform';
import { notify } from '@steps/platform/ui';

/**
 * Says what a verb refused where a page did not: the rules of the business and of roles are sentences for people. Other
 * errors stay what they are. Returns the undo.
 */
export function watchRefusals(): () => void {
  const say = (event: Event, error: unknown) => {
    if (!(error instanceof RuleError)) return;
    // It is told, so it is no fault of the page any more.
    event.preventDefault();
    notify({ tone: 'destructive', title: 'This was not done', description: error.message });
  };
  const onError = (event: ErrorEvent) => say(event, event.error);
  const onRejection = (event: PromiseRejectionEvent) => say(event, event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
