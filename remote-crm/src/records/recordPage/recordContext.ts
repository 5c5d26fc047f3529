import { useMay } from '@steps/business';
import { createContext, useContext, useMemo } from 'react';

/** The record whose page is shown. */
export interface ShownRecord {
  /** Name of its collection. */
  readonly collection: string;
  /** What is half edited in it is kept under this id. */
  readonly id: string;
  /** Whose rights decide who changes it; of several any one is enough. */
  readonly modules: readonly string[];
}

export const RecordContext = createContext<ShownRecord | undefined>(undefined);

/** A contact or company as the record that is shown. */
export const useShownRecord = (collection: 'contacts' | 'companies', id: string): ShownRecord =>
  useMemo(() => ({ collection, id, modules: ['crm'] }), [collection, id]);

/** Whether the person at work may change the record that is shown: what they may not change is text to them. */
export function useMayChange(): boolean {
  const may = useMay();
  const { modules } = useContext(RecordContext) ?? {};
  return !modules || may('change', modules);
}
