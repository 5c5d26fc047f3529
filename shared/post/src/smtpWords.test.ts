import { expect, it } from 'vitest';
import { smtpWords } from './smtpWords';

const at = (host: string, security: 'tls' | 'starttls' = 'tls') => ({
  server: { host, port: security === 'tls' ? 465 : 587, security },
});
const refused = '535-5.7.8 Username and Password not accepted.';

it.each([
  [{ code: 'EAUTH', response: '535 5.7.8 wrong' }, /refuses this user and password: “535 5\.7\.8 wrong”/],
  [{ code: 'EAUTH', response: '534 Application-specific password required' }, /wants an app password/],
  [{ code: 'EENVELOPE', response: '550 No such\r\nperson' }, /says: “550 No such person”\./],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail' }, /There is no server called mail\.bramble\.example/],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, /is not trusted/],
  [{ code: 'ESOCKET', message: 'wrong version number' }, /try STARTTLS on 587/],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, /does not answer on port 465/],
])('what went wrong is said in words a person can act on: %o', (error, words) => {
  expect(smtpWords(error as Parameters<typeof smtpWords>[0], at('mail.bramble.example'))).toMatch(words);
});

it.each([
  ['smtp.gmail.com', /^Google wants an app password .* at https:\/\/myaccount\.google\.com\/apppasswords/],
  ['smtp.mail.me.com', /^iCloud wants an app password .* at https:\/\/account\.apple\.com/],
])('a provider that takes no usual password says where an app password is made: %s', (host, words) => {
  const error = Object.assign(new Error(), { code: 'EAUTH', response: refused });
  expect(smtpWords(error, at(host))).toMatch(words);
});

it('Microsoft 365 with sending switched off says who switches it on', () => {
  const response = '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.';
  const error = Object.assign(new Error(), { code: 'EAUTH', response });
  expect(smtpWords(error, at('smtp.office365.com', 'starttls'))).toContain('An administrator switches that on');
});

it('a sign-in that a server does not take is asked for again, not a password', () => {
  const error = Object.assign(new Error(), { code: 'EAUTH', response: refused });
  const oauth = { provider: 'other', issuer: 'https://login.example', clientId: 'a', scope: '', flow: 'code' } as const;
  expect(smtpWords(error, { ...at('mail.bramble.example'), oauth })).toMatch(/Sign in again/);
});

it('a server that waits for TLS in silence is told from one that is away', () => {
  const error = Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' });
  expect(smtpWords(error, at('mail.bramble.example', 'starttls'))).toMatch(/try TLS on 465/);
});
