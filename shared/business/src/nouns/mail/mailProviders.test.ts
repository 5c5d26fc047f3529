import { expect, it } from 'vitest';
import { mailProviders, providerOfHost, providerOfServers, usualServers } from './mailProviders';

it('the servers of an address are those of its provider, otherwise the usual names before its domain', () => {
  expect(usualServers('Ada@GMAIL.com')).toMatchObject({
    outgoing: { host: 'smtp.gmail.com', port: 587, security: 'starttls' },
    incoming: { host: 'imap.gmail.com', port: 993 },
  });
  expect(usualServers('ada@bramble.example')).toEqual({
    outgoing: { host: 'smtp.bramble.example', port: 465, security: 'tls' },
    incoming: { host: 'imap.bramble.example', port: 993, security: 'tls' },
  });
  expect(usualServers('').outgoing.host).toBe('');
});

it('a business with its own domain has the provider that receives its mail', () => {
  expect(providerOfServers(['bramble-example.mail.protection.outlook.com.'])?.id).toBe('microsoft');
  expect(providerOfServers(['mx.bramble.example', 'ASPMX.L.GOOGLE.COM'])?.id).toBe('google');
  expect(providerOfServers(['mx.notgoogle.com'])).toBeUndefined();
});

it('a server belongs to one provider', () => {
  expect(providerOfHost('SMTP.gmail.com')?.id).toBe('google');
  expect(providerOfHost('smtp.bramble.example')).toBeUndefined();
  for (const key of ['outgoing', 'incoming'] as const) {
    expect(new Set(mailProviders.map((provider) => provider[key].host)).size).toBe(mailProviders.length);
  }
});
