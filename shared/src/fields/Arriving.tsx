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
          {waiting}
          <KeepFocus id={control.id} />
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
      if (!id || document.activeElement?.id !== id) return;
      queueMicrotask(() => {
        const input = document.getElementById(id);
        input?.focus();
        if (input instanceof HTMLInputElement) input.setSelectionRange(input.value.length, input.value.length);
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
