import type { Contact } from '@steps/business';
import { exportFile } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { useNavigate } from '@steps/platform/router';
import { IconButton, Menu, type MenuItem, notify, phoneQuery, useMedia } from '@steps/platform/ui';
import { Button } from 'antd';
import { Download, Eye, EyeOff, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { BuilderHeader, HeaderLink } from '../editor/BuilderHeader';
import type { Device } from '../editor/document';
import { useOpenEditorOf } from '../editor/EditorContext';
import { type Panels, preset } from '../editor/panelRules';
import { SenderDialog } from '../email/SenderDialog';
import { marketingPaths } from '../paths.generated';
import { fileNameOf } from '../studio/fileName';
import type { EmailDesign } from './emailDesign';
import { emailKind } from './emailKind';
import { useWaitingWords } from './mailApproval';
import { mailEml, mailHtml, mailText, templateFile } from './mailFile';
import { markIn } from './mailService';

/** Emails are made for computers and phones: mail programs know no third. */
export const mailDevices: readonly Device[] = ['desktop', 'mobile'];

interface EmailHeaderProps {
  readonly design: EmailDesign;
  readonly panels: Panels;
  readonly onPanels: (panels: Panels) => void;
  /** Who the preview is read by. */
  readonly contact: Contact | undefined;
}

/** Back, how the email is looked at, and what can be done with it. */
export function EmailHeader({ design, panels, onPanels, contact }: EmailHeaderProps) {
  const editor = useOpenEditorOf();
  const phone = useMedia(phoneQuery);
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const { name, subject, preheader } = design;
  const waiting = useWaitingWords(design.aiResultIds);
  const previewing = panels.preset === 'preview';
  const mail = () => ({ subject, preheader, document: editor.get().document });

  const preview = () => {
    editor.set({ selected: [] });
    onPanels(preset(previewing ? 'advanced' : 'preview'));
  };
  const exported = (what: string) => notify({ title: `${what} exported to downloads` });
  const exportHtml = async () => {
    // A service fills in its own marks, whoever the preview is read by.
    const reader = markIn(mail().document.theme) ? undefined : contact;
    exportFile('marketing', fileNameOf(name, 'html'), await mailHtml(mail(), reader), 'text/html');
    exported('HTML');
  };
  const exportEml = async (from: string, to: string) => {
    const reader = contact ? { ...contact, email: to } : { ...nobody, email: to };
    const html = await mailHtml(mail(), reader);
    const brand = Object.values(editor.get().document.nodes).find(({ kind }) => kind === 'footer')?.content.brand;
    const sender = { name: typeof brand === 'string' ? brand : '', email: from };
    exportFile('marketing', fileNameOf(name, 'eml'), await mailEml(mail(), html, reader, sender), 'message/rfc822');
    notify({ title: 'Email file saved', description: 'Open it in your mail program and send it from there.' });
  };
  const outgoing = (item: MenuItem): MenuItem =>
    waiting > 0 ? { ...item, disabled: true, detail: 'First approve the words of AI' } : item;
  const exportItems: readonly MenuItem[] = [
    outgoing({ id: 'html', label: 'HTML', onSelect: () => void exportHtml() }),
    outgoing({ id: 'eml', label: 'Email file (.eml)', onSelect: () => setSending(true) }),
    outgoing({
      id: 'text',
      label: 'Plain text',
      onSelect: () => {
        exportFile(
          'marketing',
          fileNameOf(name, 'txt'),
          mailText(mail(), markIn(mail().document.theme) ? undefined : contact),
          'text/plain',
        );
        exported('Text');
      },
    }),
    {
      id: 'template',
      label: 'Template',
      separated: true,
      onSelect: () => {
        exportFile('marketing', fileNameOf(name, 'email.json'), templateFile({ name, ...mail() }), 'application/json');
        exported('Template');
      },
    },
  ];
  const list = { label: 'All emails', href: marketingPaths.emailBuilder.href() };
  return (
    <BuilderHeader
      kind={emailKind}
      row={design}
      back={{ label: 'Dashboard', href: paths.home.href() }}
      devices={mailDevices}
      panels={panels}
      onPanels={onPanels}
      phoneItems={(redo) => [
        redo,
        { id: 'list', label: list.label, icon: LayoutGrid, onSelect: () => navigate(list.href) },
      ]}
      saved={{ title: 'Email saved', description: 'A version of it is kept.' }}
      tools={
        phone ? (
          <>
            <IconButton label={previewing ? 'Edit' : 'Preview'} icon={previewing ? EyeOff : Eye} onClick={preview} />
            <Menu
              label="Export"
              trigger={<Download size={18} aria-hidden />}
              className="s-icon-button"
              align="end"
              items={exportItems}
            />
          </>
        ) : (
          <>
            <HeaderLink {...list} icon={LayoutGrid} />
            <Button type="text" icon={<Eye size={16} aria-hidden />} aria-pressed={previewing} onClick={preview}>
              Preview
            </Button>
            <Menu label="Export" trigger="Export" align="end" items={exportItems} />
          </>
        )
      }
    >
      {sending && <SenderDialog contact={contact} onSave={exportEml} onClose={() => setSending(false)} />}
    </BuilderHeader>
  );
}

const nobody = { name: '', title: '', company: '', email: '', tags: [], status: '' };
