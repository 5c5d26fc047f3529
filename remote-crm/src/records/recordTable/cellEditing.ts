import { createContext, useContext } from 'react';

/** The cell that is being edited in a list, with its actions. */
export interface CellEditing {
  /** Name of the records' collection. */
  readonly collection: string | undefined;
  /** `undefined`: none. */
  readonly cell: { readonly id: string; readonly field: string } | undefined;
  readonly start: (id: string, field: string) => void;
  /** Saves what was typed; returns what is wrong with it. */
  readonly save: (id: string, field: string, typed: string, then: 'leave' | 'next') => string | undefined;
  readonly cancel: () => void;
}

const nothing: CellEditing = {
  collection: undefined,
  cell: undefined,
  start: () => {},
  save: () => undefined,
  cancel: () => {},
};

export const CellEditingContext = createContext<CellEditing>(nothing);
export const useCellEditing = (): CellEditing => useContext(CellEditingContext);
