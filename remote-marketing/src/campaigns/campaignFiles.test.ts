import type { Campaign } from '@steps/business/campaigns';
import { campaign as build, contact } from '@steps/testing';
import { unzipSync } from 'fflate';
import { parse } from 'papaparse';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { emailZip, recipientsCsv } from './campaignFiles';

const campaign: Campaign = build({
  name: 'Open day',
  subject: 'Hello {first name}',
  subjectB: 'An open day for {company}',
  content: 'Come by, {first name}.',
});
const sender = { business: 'Saltmarsh Bakery', colour: '', email: 'hello@saltmarsh.example' };
const reached = [
  contact({ name: 'Ada Lovelace', email: 'ada@engines.example' }),
  contact({ name: '=HYPERLINK("https://evil.example")', email: 'eve@evil.example', company: '@SUM(A1)' }),
];

it('the CSV opens again with each person’s own words, and no cell is a formula', async () => {
  const text = await recipientsCsv(campaign, reached, sender);
  const { data, errors } = parse<Record<string, string>>(text.replace('\ufeff', ''), { header: true });
  expect(errors).toEqual([]);
  expect(data.map(({ Email, Version, Subject }) => [Email, Version, Subject])).toEqual([
    ['ada@engines.example', 'A', 'Hello Ada'],
    ['eve@evil.example', 'B', 'An open day for @SUM(A1)'],
  ]);
  expect(data[1]?.Name).toBe(`'=HYPERLINK("https://evil.example")`);
  expect(data[1]?.Company).toBe("'@SUM(A1)");
  expect(data[0]?.Text).toContain('Come by, Ada.');
});

it('the ZIP holds one email file for each recipient, read back by a mail parser', async () => {
  const zip = unzipSync(new Uint8Array(await (await emailZip(campaign, reached, sender)).arrayBuffer()));
  expect(Object.keys(zip)).toEqual(['0001-ada@engines.example.eml', '0002-eve@evil.example.eml']);
  const [first] = Object.values(zip);
  const mail = await PostalMime.parse(first ?? new Uint8Array());
  expect(mail.subject).toBe('Hello Ada');
  expect(mail.to).toMatchObject([{ address: 'ada@engines.example' }]);
  expect(mail.text).toContain('Come by, Ada.');
});
