import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import type { ControlProps } from './TypedBox';

interface ArrivingProps {
  readonly control: ControlProps;
  /** Stands in until the control is here, with the same id. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** A control that is fetched when it is first shown. Focus that went into its stand-in goes over to it. */
export function Arriving({ control, waiting, children }: ArrivingProps) {
  return (
    <Suspense
      fallback={
        <>
          {/* React takes children away in order: after the stand-in it would find the focus gone already. */}
          <KeepFocus id={control.id} />
          {waiting}
        </>
      }
    >
      {children}
    </Suspense>
  );
}

function KeepFocus({ id }: { readonly id: string | undefined }) {
  useLayoutEffect(
    () => () => {
      const stand = document.activeElement;
      if (!id || stand?.id !== id) return;
      const caret =
        stand instanceof HTMLInputElement ? ([stand.selectionStart, stand.selectionEnd] as const) : undefined;
      queueMicrotask(() => {
        const input = document.getElementById(id);
        input?.focus();
        if (caret && input instanceof HTMLInputElement) input.setSelectionRange(...caret);
      });
    },
    [id],
  );
  return null;
}

/** Where something will be chosen. */
export function WaitingInput({ control, text }: { readonly control: ControlProps; readonly text: string }) {
  return <input {...control} className="s-input" readOnly aria-busy value={text} />;
}
