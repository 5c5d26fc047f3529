import { campaigns, createCampaign } from '@steps/business/campaigns';
import { undo } from '@steps/platform';
import { aiResult, approveAiResult, contact, openMemoryStore, reopenAiResult } from '@steps/testing';
import { unzipSync } from 'fflate';
import { parse } from 'papaparse';
import PostalMime from 'postal-mime';
import { beforeEach, expect, it } from 'vitest';
import { createEditor } from '../editor/editor';
import { setValue } from '../editor/editorVerbs';
import { emailBlocks } from '../emailBuilder/blocks';
import { emailDesigns, emailVersions } from '../emailBuilder/emailDesign';
import { createDesign, nameSource } from '../emailBuilder/emailDesignState';
import { emailStore } from '../emailBuilder/emailStore';
import { documentFrom, part } from '../emailBuilder/templates/template';
import { takeDesign } from './campaignDesign';
import { emailZip, recipientsCsv } from './campaignFiles';
import { makeReady } from './campaignState';

const readers = [
  contact({ name: 'Ada Lovelace', email: 'ada@engines.example', status: 'Customer' }),
  contact({ name: 'Bea Baker', email: 'bea@bakery.example', status: 'Lead' }),
];
const document = documentFrom('test', [
  part('heading', { text: 'Hello {first name}', level: 'h1' }),
  part('text', { text: 'For customers only.', showTo: 'customers' }),
  part('footer', { brand: 'Saltmarsh Bakery', text: '', reason: 'You asked for it.', unsubscribe: 'Unsubscribe' }),
]);
const sender = { business: 'Saltmarsh Bakery', colour: '', email: 'hello@saltmarsh.example' };

beforeEach(() => openMemoryStore({ aiResults: [aiResult({ id: 'words', output: 'Words of AI that wait.' })] }));

function made() {
  const design = createDesign({ name: 'Open day', subject: 'For {first name}', preheader: 'Come by', document });
  const { id } = createCampaign({ name: 'Spring', type: 'email' });
  return { id, design };
}
/** Another heading, kept as the builder keeps it. */
function editHeading(designId: string, text: string) {
  const design = emailDesigns.get(designId);
  if (!design) throw new Error('Expected the email.');
  const editor = createEditor(emailStore.documentOf(design), emailBlocks);
  const [heading = ''] = editor.get().document.nodes[editor.get().document.root]?.children ?? [];
  setValue(editor, heading, 'text', text);
  emailStore.keep(designId, editor.get().document);
}
const sentBy = (id: string) => emailVersions.get(campaigns.get(id)?.designVersionId ?? '');

it('a campaign sends the email as it was when it was taken, whatever becomes of it', async () => {
  const { id, design } = made();
  takeDesign(id, design.id);
  editHeading(design.id, 'Something else');
  const { data } = parse<Record<string, string>>(
    (await recipientsCsv(campaigns.get(id) ?? createCampaign({ name: '', type: 'email' }), readers, sender)).replace(
      '\ufeff',
      '',
    ),
    { header: true },
  );
  expect(data.map(({ Subject }) => Subject)).toEqual(['For Ada', 'For Bea']);
  expect(data[0]?.HTML).toContain('Hello Ada');
  expect(data[0]?.Text).toContain('For customers only.');
  expect(data[1]?.Text).not.toContain('For customers only.');
  expect(data[1]?.HTML).not.toContain('For customers only.');
});

it('the email files of a campaign are those of the builder, read back by a mail parser', async () => {
  const { id, design } = made();
  const campaign = takeDesign(id, design.id);
  const zip = unzipSync(
    new Uint8Array(await (await emailZip({ ...campaign, subjectB: 'Second' }, readers, sender)).arrayBuffer()),
  );
  const mails = await Promise.all(Object.values(zip).map((file) => PostalMime.parse(file)));
  expect(mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
    ['For Ada', 'ada@engines.example'],
    ['Second', 'bea@bakery.example'],
  ]);
  expect(mails[0]?.html).toContain('Hello Ada');
  expect(mails[0]?.from).toMatchObject({ name: 'Saltmarsh Bakery', address: 'hello@saltmarsh.example' });
});

it('the version that a campaign sends is never cleared away, and is like others once it sends another', () => {
  const { id, design } = made();
  takeDesign(id, design.id);
  const first = sentBy(id);
  for (let nth = 0; nth < 31; nth++) emailStore.keepVersion(design.id, emailStore.documentOf(design), `${nth}`);
  expect(sentBy(id)).toEqual(first);
  takeDesign(id, design.id);
  expect(sentBy(id)?.campaignId).toBe(id);
  expect(emailVersions.get(first?.id ?? '')?.campaignId).toBeUndefined();
  undo();
  expect(sentBy(id)).toEqual(first);
});

it('words of AI that wait are not taken, and those that lose their approval are in no ready campaign', () => {
  const { id, design } = made();
  nameSource(design.id, 'words');
  expect(() => takeDesign(id, design.id)).toThrow('Words of AI in “Open day” wait for approval. Approve them first.');
  expect(campaigns.get(id)?.designVersionId).toBeUndefined();
  approveAiResult('words');
  takeDesign(id, design.id);
  expect(makeReady(id, 2).status).toBe('ready');
  reopenAiResult('words');
  expect(campaigns.get(id)?.status).toBe('draft');
  expect(() => makeReady(id, 2)).toThrow('Words of AI in the email wait for approval.');
});

it('a campaign without a subject is not ready', () => {
  const { id } = made();
  takeDesign(id, createDesign({ name: 'No subject', document }).id);
  expect(() => makeReady(id, 2)).toThrow('Give the email a subject first.');
});
