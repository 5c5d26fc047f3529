import { busyTime } from '@steps/testing/src/busyTime';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDeliveryReport } from './deliveryReports';

interface Parts {
  readonly status?: string;
  readonly feedback?: string;
  readonly returned?: string;
  readonly returnedType?: string;
}
const ours = '<office~mailing-1.0~3~~seal@bramble.example>';

/** A report as servers write them. */
function report({ status, feedback, returned, returnedType = 'message/rfc822' }: Parts): Buffer {
  const part = (type: string, text: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  return Buffer.from(
    [
      'From: Mail Delivery System <MAILER-DAEMON@mx.example>\r\nTo: ada@bramble.example\r\nSubject: Undelivered Mail\r\n',
      `Content-Type: multipart/report; report-type=${feedback ? 'feedback-report' : 'delivery-status'};\r\n boundary="b"\r\n\r\n`,
      part('text/plain; charset=us-ascii', 'This is the mail system at host mx.example. Sorry.'),
      status === undefined ? '' : part('message/delivery-status', status),
      feedback === undefined ? '' : part('message/feedback-report', feedback),
      part(
        returnedType,
        returned ?? `Subject: Jam\r\nMessage-ID:\r\n ${ours}\r\n\r\nMessage-ID: <other@example.com>\r\n`,
      ),
      '--b--\r\n',
    ].join(''),
  );
}
const failed = (fields: string, action = 'failed') =>
  `Reporting-MTA: dns; mx.example\r\nArrival-Date: Fri, 27 Nov 2026 03:00:00 +0000\r\n\r\nFinal-Recipient: rfc822; Sam@Example.com\r\nAction: ${action}\r\n${fields}`;
const kindOf = async (fields: string, action?: string) =>
  (await readDeliveryReport(report({ status: failed(fields, action) })))?.recipients[0]?.kind;

it('Postfix: who was not reached, by which message, and why', async () => {
  const status = failed(
    'Original-Recipient: rfc822;sam@old.example\r\nStatus: 5.1.1\r\nRemote-MTA: dns; mail.example.com\r\nDiagnostic-Code: smtp; 550 5.1.1 <sam@example.com>: Recipient address\r\n    rejected: User unknown\r\n',
  );
  expect(await readDeliveryReport(report({ status }))).toEqual({
    messageId: ours,
    recipients: [
      {
        kind: 'bounced',
        addresses: ['sam@example.com', 'sam@old.example'],
        words: '550 5.1.1 <sam@example.com>: Recipient address rejected: User unknown',
      },
    ],
  });
});

it.each(['text/rfc822-headers', 'message/rfc822-headers', 'message/global', 'message/global-headers'])(
  'the headers of what came back are read as %s too',
  async (returnedType) => {
    expect(await readDeliveryReport(report({ status: failed('Status: 5.1.1'), returnedType }))).toMatchObject({
      messageId: ours,
    });
  },
);

it('a problem with the address is a bounce, one with the message is not, and a delay is neither', async () => {
  for (const status of ['5.0.0', '5.1.1', '5.1.10', '5.2.1', '5.4.4'])
    expect(await kindOf(`Status: ${status}`)).toBe('bounced');
  for (const status of ['5.3.4', '5.5.0', '5.6.1', '5.7.1', '4.4.7'])
    expect(await kindOf(`Status: ${status}`)).toBe('refused');
  expect(await kindOf('Status: 4.4.1', 'delayed')).toBe('delayed');
  for (const action of ['delivered', 'relayed', 'expanded', ''])
    expect(await kindOf('Status: 2.0.0', action)).toBeUndefined();
  expect(await kindOf('Status: 2.1.5')).toBeUndefined();
});

it('each of several recipients has its own block', async () => {
  const status = `${failed('Status: 5.1.1')}\r\nFinal-Recipient: rfc822; kim@example.com\r\nAction: delivered\r\nStatus: 2.0.0\r\n\r\nFinal-Recipient: rfc822;<lee@example.com>\r\nAction: delayed\r\nStatus: 4.2.2\r\n`;
  const found = await readDeliveryReport(report({ status: status.replace('5.1.1', '5.1.1\r\n') }));
  expect(found?.recipients.map(({ kind, addresses }) => [kind, addresses])).toEqual([
    ['bounced', ['sam@example.com']],
    ['delayed', ['lee@example.com']],
  ]);
});

it.each([
  ['abuse', 'Original-Rcpt-To: <sam@example.com>', ['sam@example.com']],
  ['abuse', 'Original-Rcpt-To: 4f2a8b', []],
  ['opt-out', '', []],
])('a complaint (%s, %s) is one, even if its reader is hidden', async (type, field, addresses) => {
  const feedback = `Feedback-Type: ${type}\r\nUser-Agent: Feedback/1.0\r\nVersion: 1\r\n${field}\r\n`;
  expect(await readDeliveryReport(report({ feedback }))).toEqual({
    messageId: ours,
    recipients: [{ kind: 'complained', addresses, words: 'Marked as spam by its reader.' }],
  });
});

it.each(['not-spam', 'virus', 'other', ''])('a feedback report of the kind “%s” is no complaint', async (type) => {
  expect(await readDeliveryReport(report({ feedback: `Feedback-Type: ${type}\r\n` }))).toBeUndefined();
});

it('what is no report, and one without the headers of a message, give nothing', async () => {
  expect(
    await readDeliveryReport(Buffer.from('Subject: Jam\r\n\r\nFinal-Recipient: rfc822; sam@example.com')),
  ).toBeUndefined();
  expect(
    await readDeliveryReport(report({ status: failed('Status: 5.1.1'), returned: 'Subject: Jam\r\n\r\n' })),
  ).toBeUndefined();
  expect(await readDeliveryReport(report({ status: '' }))).toBeUndefined();
});

it('a report that is made to be slow, or long, is read soon, and a cut one as far as it goes', async () => {
  const many = Array.from(
    { length: 1_000 },
    (_, nth) => `Final-Recipient: rfc822; ${nth}@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n`,
  );
  const time = await busyTime(async () => {
    const found = await readDeliveryReport(report({ status: `Reporting-MTA: x\r\n\r\n${many.join('\r\n')}` }));
    expect(found?.recipients).toHaveLength(100);
    for (const long of [' '.repeat(90_000), '\r\n '.repeat(60_000), 'a'.repeat(90_000), '<'.repeat(90_000)])
      await readDeliveryReport(
        report({ status: failed(`Status: 5.1.1\r\nDiagnostic-Code: ${long}`), returned: `Message-ID: ${long}` }),
      );
  });
  expect(time).toBeLessThan(2_000);
  const whole = report({ status: failed('Status: 5.1.1') });
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length), async (end) => {
      const cut = await readDeliveryReport(whole.subarray(0, end));
      return cut === undefined || cut.recipients.length === 1;
    }),
  );
});
