import { allowExport } from '@steps/business';
import { saveFile } from '@steps/platform';
import { Button } from 'antd';
import { LocalServiceCard } from './LocalServiceCard';

/** An email file that mail programs open as a draft (RFC 5322; `X-Unsent` is what makes it one). */
const mailTestFile = (now: Date): string =>
  [
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    'Subject: A test from Steps',
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your mail program opens what Steps writes.',
    '',
  ].join('\r\n');

/** The mail program of the device: Steps writes messages, that program sends them. */
export const MailCard = () => (
  <LocalServiceCard
    service="mail"
    title="Mail program"
    purpose="Steps writes emails; the mail program of this device sends them, so they come from your own address."
    needsServer="Sending without a mail program would need a mail server: that is what a post office on this page is for. Without one, what you receive comes in by pasting or dropping it."
    connectLabel="Use the mail program"
    disconnectLabel="Disconnect mail"
    test={{ label: 'Test with a message', run: openMessage }}
    actions={<Button onClick={saveTestFile}>Save a test email</Button>}
  >
    <p>
      Email links of contacts and requests open a new message there. The email studio saves messages as .eml files,
      which most mail programs open as a draft.
    </p>
  </LocalServiceCard>
);

async function openMessage(): Promise<string> {
  const link = document.createElement('a');
  link.href = `mailto:?subject=${encodeURIComponent('A test from Steps')}&body=${encodeURIComponent('It works.')}`;
  link.click();
  return 'Test: a new message was asked for. A browser is not told whether it opened: when none shows, choose a mail program in the settings of this device';
}

function saveTestFile(): void {
  if (!allowExport('integrations', 'a test email')) return;
  saveFile('steps-test.eml', mailTestFile(new Date()), 'message/rfc822');
}
