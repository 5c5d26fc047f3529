import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';

/** A record that is open. */
export interface RecordPlace {
  readonly collection: string;
  readonly id: string;
}

/** A field of it, by its name in the record (`phone`, `properties/Shoe size`). */
export interface FieldPlace extends RecordPlace {
  readonly field: string;
}

export interface HereTooProps extends RecordPlace {}

export interface FieldNoteProps extends RecordPlace {
  /** What the page shows as one field: that in which somebody types, and those that are saved with it. */
  readonly fields: readonly [string, ...string[]];
  /** As the page names the field. */
  readonly label: string;
  /** A value of the first of them, as the page shows it. */
  readonly words: (value: unknown) => string;
}

/** What is drawn where several people work on one business. */
export interface TogetherParts {
  readonly HereToo: ComponentType<HereTooProps>;
  readonly FieldNote: ComponentType<FieldNoteProps>;
  /** Said at each key; `undefined` when the field is left. */
  typeIn(place: FieldPlace | undefined): void;
}

const state = proxy<{ parts?: object | undefined }>({});

/** Puts in what is drawn while the open business is on a server (`@steps/journal/team`), or takes it out. */
export function provideTogether(parts: TogetherParts | undefined): void {
  state.parts = parts && ref(parts);
}

const useParts = (): TogetherParts | undefined => useSnapshot(state).parts as TogetherParts | undefined;

/** Who else has this record open; says to them that it is open here. Nothing while the business is on this device alone. */
export function HereToo(props: HereTooProps): ReactNode {
  const parts = useParts();
  return parts && <parts.HereToo {...props} />;
}

/** What others do with this field at the same time. */
export function FieldNote(props: FieldNoteProps): ReactNode {
  const parts = useParts();
  return parts && <parts.FieldNote {...props} />;
}

/** Handlers for the surroundings of a control: others see that somebody types there. `undefined` while nobody else can. */
export function useTypingPresence(collection?: string, id?: string, field?: string) {
  const typeIn = useParts()?.typeIn;
  const handlers = useMemo(() => {
    if (!typeIn || !collection || !id || !field) return undefined;
    const place = { collection, id, field };
    const type = () => typeIn(place);
    const stop = () => typeIn(undefined);
    return { onFocus: type, onInput: type, onBlur: stop };
  }, [typeIn, collection, id, field]);
  // What has the focus and goes is not always told that it lost it.
  useEffect(() => handlers?.onBlur, [handlers]);
  return handlers;
}

/** Several people on one business: what they see of each other, and `provide`, by which the team's code puts it in. */
export const Together = { HereToo, FieldNote, useTyping: useTypingPresence, provide: provideTogether };
