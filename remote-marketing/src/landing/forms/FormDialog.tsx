import { useMay } from '@steps/business';
import { campaigns } from '@steps/business/campaigns';
import { formAddress, type PublishedForm, publishedForms } from '@steps/business/forms';
import { usePostAddresses } from '@steps/business/mail';
import { useRecords, useTyped } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import {
  attempt,
  confirm,
  Dialog,
  FoundDraft,
  notify,
  Row,
  Stack,
  StatusTag,
  TextArea,
  TextField,
  type Tone,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { EditorDocument } from '../../editor/document';
import { reading } from '../../editor/documentRules';
import { useEditing, useOpenEditorOf } from '../../editor/EditorContext';
import { setContent } from '../../editor/editorVerbs';
import type { LandingPage } from '../landingPage';
import { FormSnippet } from './FormSnippet';
import { closeForm, type FormBlock, formOfBlock, isChanged, publishForm } from './publishForm';

const rules: readonly { readonly value: PublishedForm['rule']; readonly label: string }[] = [
  { value: 'lead', label: 'A lead in the CRM' },
  { value: 'prospect', label: 'A prospect in the CRM' },
  { value: 'none', label: 'An answer in the inbox alone' },
];

interface FormDialogProps {
  readonly page: LandingPage;
  readonly onClose: () => void;
}

/** Publishes the form of a page, so that the post office takes its answers in; and gives it as HTML for another website. */
export function FormDialog({ page, onClose }: FormDialogProps) {
  const blocks = useEditing(({ document }) => document);
  const forms = formsOf(blocks);
  const [chosen, setChosen] = useState(forms[0]?.id ?? '');
  const block = forms.find(({ id }) => id === chosen) ?? forms[0];
  const url = usePostAddresses().find((office) => office.url)?.url;
  if (!block || !url) {
    return (
      <Dialog open title="Publish the form" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        {block ? <NoAddress /> : <p>This page has no form. Add a block “Form” first.</p>}
      </Dialog>
    );
  }
  return (
    <OpenForm
      key={block.id}
      page={page}
      block={block}
      url={url}
      choice={
        forms.length > 1 && (
          <SelectField
            label="Form"
            value={block.id}
            onChange={setChosen}
            options={forms.map(({ id, title }) => ({ value: id, label: title || 'Form without a title' }))}
          />
        )
      }
      onClose={onClose}
    />
  );
}

const NoAddress = () => (
  <Stack gap={3} maxWidth={480} bound>
    <p>
      Your post office sends email, but visitors cannot reach it yet. It needs an address with https, such as
      post.example.com, that leads to the computer it runs on.
    </p>
    <p>
      Then start it with <code>--public https://post.example.com --listen 4290</code>. The state of your post offices is
      under <Link to={paths.module.href('integrations')}>Integrations</Link>.
    </p>
  </Stack>
);

interface OpenFormProps extends FormDialogProps {
  readonly block: FormBlock;
  readonly url: string;
  readonly choice: ReactNode;
}

function OpenForm({ page, block, url, choice, onClose }: OpenFormProps) {
  const editor = useOpenEditorOf();
  const may = useMay()('change', publishedForms.modules);
  useRecords(publishedForms);
  const published = formOfBlock(page.id, block.id);
  const named = useRecords(campaigns).map(({ name }) => name);
  const {
    typed: settings,
    type,
    forget,
    foundFrom,
  } = useTyped(`page-form:${page.id}:${block.id}`, {
    rule: published?.rule ?? 'lead',
    campaign: published?.campaign ?? '',
    thanks: published?.thanks ?? 'Thank you. We will be in touch soon.',
    nextPage: published?.nextPage ?? '',
    websites: published?.origins.join('\n') ?? '',
  });
  const set = (patch: Partial<typeof settings>) => type({ ...settings, ...patch });
  const state = stateOf(published, block, url);
  const publish = () =>
    attempt('The form was not published', () => {
      const { websites, ...said } = settings;
      const origins = websites.split('\n').filter((line) => line.trim());
      const form = publishForm(page, block, { ...said, origins });
      setContent(editor, block.id, { action: formAddress(url, form.id) }, 'Publish the form');
      forget();
      notify({
        title: 'Form published',
        description: state.outThere
          ? 'Pages that are out there take answers as before.'
          : 'Export the page and put it on your website, or copy the form below.',
      });
    });
  const close = async () => {
    const text =
      'Anyone who sends it from now on sees that it is closed. Answers you have stay. Publish it again to reopen it.';
    if (!(await confirm({ title: 'Take no more answers?', text, action: 'Close the form' }))) return;
    if (attempt('The form was not closed', () => closeForm(page.id, block.id))) notify({ title: 'Form closed' });
  };
  return (
    <Dialog
      open
      title="Publish the form"
      description="Your post office takes the answers in, seals them, and they appear in the inbox of Website."
      onClose={onClose}
      footer={
        <>
          {state.takes && (
            <Button type="text" danger disabled={!may} onClick={() => void close()}>
              Close the form
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
          <Button type="primary" disabled={!may} onClick={publish}>
            {published && !published.closedAt ? 'Publish changes' : 'Publish form'}
          </Button>
        </>
      }
    >
      <Stack gap={4} bound alignContent="start">
        <Row gap={2} align="center" wrap>
          <StatusTag tone={state.tone}>{state.label}</StatusTag>
          <span className="s-muted">{state.words}</span>
        </Row>
        {choice}
        <SelectField
          label="Each answer becomes"
          value={settings.rule}
          onChange={(rule) => set({ rule: rules.find(({ value }) => value === rule)?.value ?? 'lead' })}
          options={rules}
        />
        {named.length > 0 && (
          <SelectField
            label="Campaign"
            required={false}
            placeholder="None"
            value={settings.campaign}
            onChange={(campaign) => set({ campaign })}
            options={['', ...new Set(named)].map((name) => ({ value: name, label: name || 'None' }))}
          />
        )}
        <TextField
          label="Thank-you message"
          help="What visitors read once their answer is in."
          maxLength={300}
          value={settings.thanks}
          onChange={(thanks) => set({ thanks })}
        />
        <TextField
          label="Next page"
          required={false}
          help="Visitors are led there in place of the thanks."
          placeholder="https://www.example.com/thanks"
          value={settings.nextPage}
          onChange={(nextPage) => set({ nextPage })}
        />
        <TextArea
          label="Websites"
          required={false}
          help="Websites that show the form, one a line. Answers from other websites are refused. Leave it empty to take answers from any website."
          placeholder="https://www.example.com"
          rows={2}
          value={settings.websites}
          onChange={(websites) => set({ websites })}
        />
        <FoundDraft from={foundFrom} />
        {published && state.takes && <FormSnippet form={published} office={url} buttonText={block.buttonText} />}
      </Stack>
    </Dialog>
  );
}

interface FormState {
  readonly label: string;
  readonly words: string;
  readonly tone?: Tone;
  /** Answers are taken in. */
  readonly takes: boolean;
  /** It was published before: pages may have it. */
  readonly outThere: boolean;
}

function stateOf(published: PublishedForm | undefined, block: FormBlock, url: string): FormState {
  if (!published) return { label: 'Not published', words: 'Nobody can answer it yet.', takes: false, outThere: false };
  if (published.closedAt) return { label: 'Closed', words: 'It takes no answers.', takes: false, outThere: true };
  const open = { takes: true, outThere: true };
  if (isChanged(published, block)) {
    const words =
      'Its questions are others than when it was published. Publish the changes, then export the page again.';
    return { label: 'Changed', tone: 'warning', words, ...open };
  }
  if (block.action !== formAddress(url, published.id)) {
    const words = 'The page sends its answers elsewhere. Publish the form again to lead them here.';
    return { label: 'Not used', tone: 'warning', words, ...open };
  }
  return {
    label: 'Takes answers',
    tone: 'success',
    words: 'Export the page to put it on your website.',
    ...open,
  };
}

function formsOf(document: EditorDocument): readonly FormBlock[] {
  return reading(document).flatMap((id): FormBlock[] => {
    const node = document.nodes[id];
    // Content is read by the fields of the form before it gets into a document.
    return node?.kind === 'form' ? [{ ...(node.content as unknown as Omit<FormBlock, 'id'>), id }] : [];
  });
}
