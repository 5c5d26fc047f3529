import type { SrvRecord } from 'node:dns';
import type { MailServer } from '@steps/business/src/nouns/mail/mailAccount';
import { providerOfAddress, providerOfServers } from '@steps/business/src/nouns/mail/mailProviders';
import type { FoundServers } from '@steps/business/src/nouns/mail/mailServerSearch';
import { askAutoconfig } from './autoconfig';
import { type Dns, found, isAsked } from './dns';

const nowhere: FoundServers = { from: 'nowhere', user: 'address' };

/**
 * Finds the servers of a domain: those in its DNS (RFC 6186), in its own description (autoconfig), or of the provider that
 * receives its mail. Never rejects: what cannot be asked counts as no answer.
 */
export async function findServers(domain: string, dns: Dns, get: typeof fetch): Promise<FoundServers> {
  const known = providerOfAddress(`@${domain}`);
  if (known) return { from: 'provider', ...serversOf(known), user: 'address', provider: known.id };
  if (!isAsked(domain)) return nowhere;
  const [named, said, mx] = await Promise.all([
    named6186(domain, dns),
    askAutoconfig(domain, get),
    found(dns.resolveMx(domain)).catch(() => []),
  ]);
  const provider = providerOfServers(mx.map(({ exchange }) => exchange));
  const whose = provider && { provider: provider.id };
  if (named) return { ...named, ...whose };
  if (said) return { ...said, ...whose };
  if (provider) return { from: 'provider', ...serversOf(provider), user: 'address', provider: provider.id };
  return nowhere;
}

const serversOf = ({ outgoing, incoming }: { readonly outgoing: MailServer; readonly incoming: MailServer }) => ({
  outgoing,
  incoming,
});

/** The entries that RFC 6186 (and RFC 8314, for TLS from the start) describe. */
async function named6186(domain: string, dns: Dns): Promise<FoundServers | undefined> {
  const ask = (service: string) => found(dns.resolveSrv(`${service}._tcp.${domain}`)).catch(() => []);
  const [submissions, submission, imaps] = await Promise.all(['_submissions', '_submission', '_imaps'].map(ask));
  const outgoing = best(submissions, 'tls') ?? best(submission, 'starttls');
  const incoming = best(imaps, 'tls');
  return outgoing && { from: 'dns', outgoing, ...(incoming && { incoming }), user: 'address' };
}

/** The one to try first (RFC 2782); a name of only a dot means that there is none. */
function best(entries: readonly SrvRecord[] = [], security: MailServer['security']): MailServer | undefined {
  const [first] = [...entries]
    .filter(({ name }) => name !== '' && name !== '.')
    .sort((a, b) => a.priority - b.priority || b.weight - a.weight);
  return first && { host: first.name.replace(/\.$/, ''), port: first.port, security };
}
