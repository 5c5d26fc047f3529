import type { MailOAuth, MailServer } from './mailAccount';

/** A mail service that many people use. */
export interface MailProvider {
  readonly id: string;
  readonly name: string;
  /** The ends of its customers' addresses; businesses with their own domain are found by `takesMail`. */
  readonly domains: readonly string[];
  /** How the names of its receiving servers (MX) end. */
  readonly takesMail: readonly string[];
  readonly outgoing: MailServer;
  readonly incoming: MailServer;
  /** Where to make an app password, if it does not accept the usual one. */
  readonly appPasswords?: string;
  /** What its customers' domains have to allow to send for them (SPF, RFC 7208). */
  readonly spf?: string;
  readonly oauth?: Pick<MailOAuth, 'provider' | 'issuer' | 'scope' | 'flow'> & {
    /** Where a business registers its application. */
    readonly register: string;
  };
}

const outgoing = (host: string): MailServer => ({ host, port: 587, security: 'starttls' });
const outgoingTls = (host: string): MailServer => ({ host, port: 465, security: 'tls' });
const incoming = (host: string): MailServer => ({ host, port: 993, security: 'tls' });

/**
 * Scopes and flows of Google and Microsoft as their documentation has them (Gmail, "XOAUTH2 protocol"; Exchange, "Authenticate an IMAP, POP
 * or SMTP connection using OAuth"). Names of servers can change: the form shows them, and a person can type others.
 */
export const mailProviders: readonly MailProvider[] = [
  {
    id: 'google',
    name: 'Google',
    domains: ['gmail.com', 'googlemail.com'],
    takesMail: ['.google.com', '.googlemail.com'],
    outgoing: outgoing('smtp.gmail.com'),
    incoming: incoming('imap.gmail.com'),
    appPasswords: 'https://myaccount.google.com/apppasswords',
    spf: '_spf.google.com',
    oauth: {
      provider: 'google',
      issuer: 'https://accounts.google.com',
      scope: 'https://mail.google.com/',
      // Google does not allow mail with a code typed on another page.
      flow: 'page',
      register: 'https://console.cloud.google.com/apis/credentials',
    },
  },
  {
    id: 'microsoft',
    name: 'Microsoft 365',
    domains: ['outlook.com', 'hotmail.com', 'hotmail.co.uk', 'live.com', 'live.co.uk', 'msn.com'],
    takesMail: ['.mail.protection.outlook.com', '.mx.microsoft', '.olc.protection.outlook.com'],
    outgoing: outgoing('smtp.office365.com'),
    incoming: incoming('outlook.office365.com'),
    spf: 'spf.protection.outlook.com',
    oauth: {
      provider: 'microsoft',
      issuer: 'https://login.microsoftonline.com/common/v2.0',
      scope: 'https://outlook.office.com/SMTP.Send https://outlook.office.com/IMAP.AccessAsUser.All offline_access',
      flow: 'code',
      register: 'https://entra.microsoft.com',
    },
  },
  {
    id: 'icloud',
    name: 'iCloud',
    domains: ['icloud.com', 'me.com', 'mac.com'],
    takesMail: ['.mail.icloud.com'],
    outgoing: outgoing('smtp.mail.me.com'),
    incoming: incoming('imap.mail.me.com'),
    appPasswords: 'https://account.apple.com/account/manage',
    spf: 'icloud.com',
  },
  {
    id: 'yahoo',
    name: 'Yahoo',
    domains: ['yahoo.com', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com'],
    takesMail: ['.yahoodns.net'],
    outgoing: outgoingTls('smtp.mail.yahoo.com'),
    incoming: incoming('imap.mail.yahoo.com'),
    appPasswords: 'https://login.yahoo.com/account/security',
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    domains: ['fastmail.com', 'fastmail.co.uk', 'fastmail.fm'],
    takesMail: ['.messagingengine.com'],
    outgoing: outgoingTls('smtp.fastmail.com'),
    incoming: incoming('imap.fastmail.com'),
    appPasswords: 'https://app.fastmail.com/settings/security/apps',
    spf: 'spf.messagingengine.com',
  },
  {
    id: 'zoho',
    name: 'Zoho Mail',
    domains: ['zoho.com', 'zohomail.com'],
    takesMail: ['.zoho.com'],
    outgoing: outgoingTls('smtp.zoho.com'),
    incoming: incoming('imap.zoho.com'),
    appPasswords: 'https://accounts.zoho.com/home#security/app_password',
    spf: 'zoho.com',
  },
  {
    id: 'zoho-eu',
    name: 'Zoho Mail',
    domains: ['zohomail.eu'],
    takesMail: ['.zoho.eu'],
    outgoing: outgoingTls('smtp.zoho.eu'),
    incoming: incoming('imap.zoho.eu'),
    appPasswords: 'https://accounts.zoho.eu/home#security/app_password',
    spf: 'zoho.eu',
  },
  {
    id: 'ionos',
    name: 'IONOS',
    domains: [],
    takesMail: ['.ionos.co.uk', '.1and1.co.uk'],
    outgoing: outgoingTls('smtp.ionos.co.uk'),
    incoming: incoming('imap.ionos.co.uk'),
    spf: '_spf-eu.ionos.com',
  },
];

/** The domain of an address, in lower case; empty if there is none. */
export const mailDomain = (address: string): string => address.trim().split('@')[1]?.toLowerCase() ?? '';

/** Whether it looks like a domain that mail is sent to, such as `firm.example`. */
export const isMailDomain = (text: string): boolean => /^[^\s.@]+(\.[^\s.@]+)+$/.test(text);

/** The provider of an address. */
export const providerOfAddress = (address: string): MailProvider | undefined =>
  mailProviders.find(({ domains }) => domains.includes(mailDomain(address)));

/** The provider that receives a domain's mail, by the names of its servers (MX). */
export const providerOfServers = (names: readonly string[]): MailProvider | undefined =>
  mailProviders.find(({ takesMail }) =>
    names.some((name) => takesMail.some((end) => `.${name.toLowerCase().replace(/\.$/, '')}`.endsWith(end))),
  );

/** The provider that a server belongs to. */
export const providerOfHost = (host: string): MailProvider | undefined =>
  mailProviders.find((provider) => [provider.outgoing.host, provider.incoming.host].includes(host.toLowerCase()));

/** What to try if nothing was found: the usual names before the domain of an address. */
export function usualServers(address: string): { readonly outgoing: MailServer; readonly incoming: MailServer } {
  const known = providerOfAddress(address);
  if (known) return known;
  const domain = mailDomain(address);
  const named = (name: string) => (domain ? `${name}.${domain}` : '');
  return { outgoing: outgoingTls(named('smtp')), incoming: incoming(named('imap')) };
}
