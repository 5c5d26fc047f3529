import type { MailServer } from '@steps/business/src/nouns/mail/mailAccount';
import type { FoundServers } from '@steps/business/src/nouns/mail/mailServerSearch';
import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';

/** The longest time (ms) and size (bytes) for a domain's description. */
const patience = 4_000;
const mostBytes = 64_000;

const serverSchema = v.object({
  '@type': v.string(),
  hostname: v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}.-]+$/u)),
  port: v.pipe(v.string(), v.trim(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(65_535)),
  socketType: v.picklist(['SSL', 'STARTTLS']),
  username: v.optional(v.string()),
});
const configSchema = v.object({
  clientConfig: v.object({
    emailProvider: v.pipe(
      v.array(
        v.object({
          incomingServer: v.optional(v.array(v.unknown())),
          outgoingServer: v.optional(v.array(v.unknown())),
        }),
      ),
      v.minLength(1),
    ),
  }),
});

/** Reads a domain's description of its servers (Thunderbird's autoconfig format); `undefined` if it has nothing usable. */
export function readAutoconfig(text: string, domain: string): FoundServers | undefined {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    isArray: (name) => ['emailProvider', 'incomingServer', 'outgoingServer'].includes(name),
  });
  let parsed: unknown;
  try {
    parsed = parser.parse(text.replaceAll('%EMAILDOMAIN%', domain));
  } catch {
    return undefined;
  }
  const config = v.safeParse(configSchema, parsed);
  const [provider] = config.success ? config.output.clientConfig.emailProvider : [];
  const one = (servers: readonly unknown[] = [], type: string) =>
    // Servers that would get the password unencrypted are skipped.
    servers.flatMap((server) => {
      const read = v.safeParse(serverSchema, server);
      return read.success && read.output['@type'] === type ? [read.output] : [];
    })[0];
  const smtp = one(provider?.outgoingServer, 'smtp');
  const imap = one(provider?.incomingServer, 'imap');
  if (!smtp) return undefined;
  const serverOf = ({ hostname, port, socketType }: NonNullable<typeof smtp>): MailServer => ({
    host: hostname,
    port,
    security: socketType === 'SSL' ? 'tls' : 'starttls',
  });
  return {
    from: 'autoconfig',
    outgoing: serverOf(smtp),
    ...(imap && { incoming: serverOf(imap) }),
    user: smtp.username === '%EMAILLOCALPART%' ? 'name' : 'address',
  };
}

/** Asks only the domain itself. Resolves to `undefined` if it does not answer. */
export async function askAutoconfig(domain: string, get: typeof fetch): Promise<FoundServers | undefined> {
  const addresses = [
    `https://autoconfig.${domain}/mail/config-v1.1.xml`,
    `https://${domain}/.well-known/autoconfig/mail/config-v1.1.xml`,
  ];
  const answers = await Promise.all(addresses.map((address) => textAt(address, get).catch(() => undefined)));
  for (const text of answers) {
    const read = text === undefined ? undefined : readAutoconfig(text, domain);
    if (read) return read;
  }
  return undefined;
}

async function textAt(address: string, get: typeof fetch): Promise<string | undefined> {
  const response = await get(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  if (!response.ok || !response.body) return undefined;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
