import { expect, it, vi } from 'vitest';
import type { Dns } from './dns';
import { domainAdvice } from './domainAdvice';

/** A DNS with these texts only. */
function dns(texts: Readonly<Record<string, readonly string[]>>) {
  const resolveTxt = vi.fn(async (name: string) => {
    const found = texts[name];
    if (!found) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    return found.map((text) => text.match(/.{1,20}/g) ?? []);
  });
  // Only the questions that are asked.
  return { resolveTxt } as unknown as Dns & { resolveTxt: typeof resolveTxt };
}
const whole = {
  'bramble.co.uk': ['google-site-verification=x', 'v=spf1 include:_spf.google.com ~all'],
  'google._domainkey.bramble.co.uk': ['v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQ'],
  '_dmarc.bramble.co.uk': ['v=DMARC1; p=none'],
};
const adviceFor = (texts: Readonly<Record<string, readonly string[]>>, host = 'smtp.gmail.com') =>
  domainAdvice('bramble.co.uk', host, dns(texts));

it('a domain that has all three gets no advice', async () => {
  expect(await adviceFor(whole)).toEqual([]);
});

it('a domain that has none is told about each, with what to add', async () => {
  const [spf, dkim, dmarc, ...more] = await adviceFor({});
  expect(spf).toMatch(/no SPF record, .* add the TXT record “v=spf1 include:_spf\.google\.com ~all”\.$/);
  expect(dkim).toMatch(/^No DKIM key of bramble\.co\.uk was found, .* Switch DKIM on at Google/);
  expect(dmarc).toMatch(/no DMARC record, .* “v=DMARC1; p=none” under the name _dmarc\.bramble\.co\.uk\./);
  expect(more).toEqual([]);
});

it('a server of an unknown provider is not named', async () => {
  const [spf, dkim] = await adviceFor({}, 'mail.bramble.co.uk');
  expect(spf).toContain('that whoever runs your mail gives you');
  expect(dkim).toContain('Switch DKIM on at whoever runs your mail');
});

it('an SPF record without the provider is told what to add, and one that includes it through another is fine', async () => {
  const other = { ...whole, 'bramble.co.uk': ['v=spf1 include:spf.host.net -all'] };
  expect(await adviceFor(other)).toEqual([
    expect.stringMatching(/does not name Google, .* Add “include:_spf\.google\.com”/),
  ]);
  expect(await adviceFor({ ...other, 'spf.host.net': ['v=spf1 include:_spf.google.com ~all'] })).toEqual([]);
  expect(await adviceFor({ ...whole, 'bramble.co.uk': ['v=spf1 redirect=_spf.google.com'] })).toEqual([]);
});

it('records that include each other are followed once', async () => {
  const loop = {
    ...whole,
    'bramble.co.uk': ['v=spf1 include:a.uk -all'],
    'a.uk': ['v=spf1 include:a.uk include:bramble.co.uk -all'],
  };
  expect(await adviceFor(loop)).toHaveLength(1);
});

it('two SPF records are joined in one', async () => {
  const two = { ...whole, 'bramble.co.uk': ['v=spf1 include:_spf.google.com ~all', 'v=spf1 -all'] };
  expect(await adviceFor(two)).toEqual([expect.stringContaining('has 2 SPF records, so servers heed none of them')]);
});

it('a DKIM key that was withdrawn does not count', async () => {
  const withdrawn = { ...whole, 'google._domainkey.bramble.co.uk': ['v=DKIM1; p='] };
  expect(await adviceFor(withdrawn)).toEqual([expect.stringContaining('No DKIM key')]);
});

it('the DNS is not asked about reserved domains', async () => {
  const asked = dns({});
  expect(await domainAdvice('bramble.example', 'smtp.bramble.example', asked)).toEqual([]);
  expect(asked.resolveTxt).not.toHaveBeenCalled();
});

it('if the DNS cannot be reached, nothing is said about the domain', async () => {
  const away = { resolveTxt: () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' })) };
  await expect(domainAdvice('bramble.co.uk', 'smtp.gmail.com', away as unknown as Dns)).rejects.toThrow();
});
