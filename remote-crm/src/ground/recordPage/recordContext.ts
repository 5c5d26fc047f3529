import { createContext } from 'react';

/** Id of the record whose page is shown: what is half edited in it is kept under this id. */
export const RecordContext = createContext<string | undefined>(undefined);
