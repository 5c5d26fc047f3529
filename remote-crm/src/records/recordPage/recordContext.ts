import { useMay } from '@steps/business';
import { createContext, useContext, useMemo } from 'react';

/** The record whose page is shown. */
export interface ShownRecord {
  /** Name of its collection. */
  readonly collection: string;
  /** Half-typed values are kept under this id. */
  readonly id: string;
  /** The module whose rights decide who may change it; one of several is enough. */
  readonly modules: readonly string[];
}

export const RecordContext = createContext<ShownRecord | undefined>(undefined);

/** A contact or company as the record that is shown. */
export const useShownRecord = (collection: 'contacts' | 'companies', id: string): ShownRecord =>
  useMemo(() => ({ collection, id, modules: ['crm'] }), [collection, id]);

/** Whether the person at work may change the record that is shown; if not, its fields are plain text. */
export function useMayChange(): boolean {
  const may = useMay();
  const { modules } = useContext(RecordContext) ?? {};
  return !modules || may('change', modules);
}
