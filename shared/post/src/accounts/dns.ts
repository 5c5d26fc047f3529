import { Resolver } from 'node:dns/promises';

/** The questions asked of the DNS. */
export type Dns = Pick<Resolver, 'resolveSrv' | 'resolveMx' | 'resolveTxt'>;

/** A name server that is silent for this long is skipped (ms): somebody is waiting. */
const patience = 3_000;

/** Asks this machine's name servers. */
export const ownDns = (): Dns => new Resolver({ timeout: patience, tries: 1 });

/** The records, or none. Rejects if the DNS cannot be reached. */
export async function found<T>(answer: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await answer;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA' || code === 'ENOTFOUND') return [];
    throw error;
  }
}

/** Reserved domains (RFC 2606, RFC 6761) and names of the local network: the DNS is not asked about them. */
export const isAsked = (domain: string): boolean =>
  /^(?!-)[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain) &&
  !/\.(example|invalid|localhost|test|local|internal|home\.arpa)$|^\d+(\.\d+){3}$/.test(domain);
