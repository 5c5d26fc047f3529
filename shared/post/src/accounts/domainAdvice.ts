import { providerOfHost } from '@steps/business/src/nouns/mail/mailProviders';
import { type Dns, found, isAsked } from './dns';

/** The names (selectors, RFC 6376) under which common programs and services publish the key that signs a domain's mail. */
const selectors = [
  ...['default', 'dkim', 'mail', 'smtp', 'email', 'key1', 's1', 's2', 'k1', 'k2', 'k3', 'x', 'mx'],
  ...['google', 'selector1', 'selector2', 'sig1', 'fm1', 'fm2', 'fm3', 'protonmail', 'protonmail2', 'protonmail3'],
  ...[
    'zoho',
    'zmail',
    'pm',
    'mandrill',
    'mailjet',
    'brevo1',
    'brevo2',
    'sendgrid',
    'ionos',
    's1-ionos',
    's2-ionos',
    'hostingermail1',
  ],
];

/**
 * What a domain lacks so that others accept its mail as its own (SPF, DKIM, DMARC), each in words with what to do; nothing if
 * all is there. `host`: the server that sends it. Rejects if the DNS cannot be reached.
 */
export async function domainAdvice(domain: string, host: string, dns: Dns): Promise<readonly string[]> {
  if (!isAsked(domain)) return [];
  const texts = async (name: string) => (await found(dns.resolveTxt(name))).map((parts) => parts.join(''));
  const [own, dmarc, ...keys] = await Promise.all([
    texts(domain),
    texts(`_dmarc.${domain}`),
    ...selectors.map((selector) => texts(`${selector}._domainkey.${domain}`).catch(() => [])),
  ]);
  const spf = own.filter((text) => /^v=spf1(\s|$)/i.test(text));
  // An empty key was withdrawn (RFC 6376, section 3.6.1).
  const signs = keys.flat().some((text) => /(^|;)\s*p=\s*[^;\s]/.test(text));
  const included = spf.length === 1 ? await includedIn(spf, dns) : new Set<string>();
  return [
    spfAdvice(spf, included, domain, host),
    !signs && dkimAdvice(domain, host),
    !isDmarc(dmarc) && dmarcAdvice(domain),
  ].filter((advice) => typeof advice === 'string');
}

const isDmarc = (texts: readonly string[]) => texts.some((text) => /^v=DMARC1\s*;/i.test(text));

/** Most included records that may be looked up (RFC 7208, section 4.6.4). */
const mostLookups = 10;

/** The domains that a record includes, and those that they include. */
async function includedIn(records: readonly string[], dns: Dns): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const open = [...records];
  for (let record = open.pop(); record !== undefined; record = open.pop()) {
    for (const [, name = ''] of record.toLowerCase().matchAll(/\b(?:include:|redirect=)(\S+)/g)) {
      if (names.has(name) || names.size >= mostLookups) continue;
      names.add(name);
      open.push(...(await found(dns.resolveTxt(name)).catch(() => [])).map((parts) => parts.join('')));
    }
  }
  return names;
}

function spfAdvice(
  spf: readonly string[],
  included: ReadonlySet<string>,
  domain: string,
  host: string,
): string | undefined {
  const provider = providerOfHost(host);
  if (spf.length > 1)
    return `${domain} has ${spf.length} SPF records, so servers heed none of them. Where your domain is managed, join them in one.`;
  const [record] = spf;
  if (record === undefined) {
    const text = provider?.spf
      ? `the TXT record “v=spf1 include:${provider.spf} ~all”`
      : 'the TXT record that whoever runs your mail gives you; it begins with “v=spf1”';
    return `${domain} has no SPF record, so your email may be taken for spam. Where your domain is managed, add ${text}.`;
  }
  if (provider?.spf && !included.has(provider.spf))
    return `The SPF record of ${domain} does not name ${provider.name}, so your email may be taken for spam. Add “include:${provider.spf}” to it, before its “all”.`;
  return undefined;
}

const dkimAdvice = (domain: string, host: string): string =>
  `No DKIM key of ${domain} was found, so nobody can tell that your email is yours. Switch DKIM on at ${providerOfHost(host)?.name ?? 'whoever runs your mail'} and add the record that is shown there. If it is on under a name of your own, leave this.`;

const dmarcAdvice = (domain: string): string =>
  `${domain} has no DMARC record, which Gmail and Yahoo ask of whoever writes to many. Add the TXT record “v=DMARC1; p=none” under the name _dmarc.${domain}.`;
