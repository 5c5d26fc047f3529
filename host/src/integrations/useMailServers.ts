import {
  type FoundServers,
  isMailDomain,
  mailDomain,
  providerOfAddress,
  searchMailServers,
  useFoundServers,
} from '@steps/business/host';
import { useEffect, useState } from 'react';

/** A post office that has not answered for so long does not run (ms). */
const patience = 10_000;

export type ServerSearch =
  | { readonly state: 'idle' }
  | { readonly state: 'searching' }
  | { readonly state: 'silent' }
  | { readonly state: 'found'; readonly found: FoundServers };

/** Has a post office look for the servers of an address, in render. `look`: once an address was entered. */
export function useMailServers(): { readonly search: ServerSearch; look(address: string): void } {
  const [domain, setDomain] = useState('');
  const [silent, setSilent] = useState(false);
  const found = useFoundServers(domain);
  const answered = found !== undefined;
  useEffect(() => {
    setSilent(false);
    if (!domain || answered) return;
    const timer = setTimeout(() => setSilent(true), patience);
    return () => clearTimeout(timer);
  }, [domain, answered]);
  const look = (address: string) => {
    const next = mailDomain(address);
    if (!isMailDomain(next) || next === domain) return;
    // What everybody knows is looked up here.
    const known = providerOfAddress(address) !== undefined;
    setDomain(known ? '' : next);
    if (!known) searchMailServers(next);
  };
  if (!domain) return { search: { state: 'idle' }, look };
  if (found) return { search: { state: 'found', found }, look };
  return { search: silent ? { state: 'silent' } : { state: 'searching' }, look };
}
