import { Resolver } from 'node:dns/promises';

/** What is asked of the DNS. */
export type Dns = Pick<Resolver, 'resolveSrv' | 'resolveMx' | 'resolveTxt'>;

/** A server of names that says nothing for so long is passed over (ms): somebody waits for the answer. */
const patience = 3_000;

/** Asks the servers of names of this machine. */
export const ownDns = (): Dns => new Resolver({ timeout: patience, tries: 1 });

/** What there is, nothing where there is none. Rejects where the DNS cannot be asked. */
export async function found<T>(answer: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await answer;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA' || code === 'ENOTFOUND') return [];
    throw error;
  }
}

/** Domains that are nobody's (RFC 2606, RFC 6761), and names of this network: the DNS is not asked for them. */
export const isAsked = (domain: string): boolean =>
  /^(?!-)[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain) &&
  !/\.(example|invalid|localhost|test|local|internal|home\.arpa)$|^\d+(\.\d+){3}$/.test(domain);
