import type { Contact } from '@steps/shared';
import { exportFile } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { Link, useNavigate } from '@steps/shared/router';
import { IconButton, Menu, type MenuItem, notify, phoneQuery, Row, Stack, useMedia } from '@steps/shared/ui';
import { Button } from 'antd';
import { ArrowLeft, Download, Ellipsis, Eye, EyeOff, History, LayoutGrid, Pencil } from 'lucide-react';
import { useState } from 'react';
import styles from '../editor/BuilderHeader.module.css';
import { panelItems, RedoButton, UndoButton, useRedoItem, ZoomMenu } from '../editor/builderMenus';
import { DeviceSwitch } from '../editor/DeviceSwitch';
import type { Device } from '../editor/document';
import { useOpenEditorOf } from '../editor/EditorContext';
import type { Editor } from '../editor/editor';
import { dockedQuery, type Panels, preset, presetNames } from '../editor/panelRules';
import { RenameDialog } from '../editor/RenameDialog';
import { noticeSaved, SavedState } from '../editor/SavedState';
import { VersionsDialog } from '../editor/VersionsDialog';
import { SenderDialog } from '../email/SenderDialog';
import { marketingPaths } from '../paths.generated';
import { fileNameOf } from '../studio/fileName';
import { EmailThumbnail, EmailThumbnailStyles } from './EmailThumbnail';
import type { EmailDesign } from './emailDesign';
import { describeDesign, restoreWords } from './emailDesignState';
import { emailStore } from './emailStore';
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
  const docked = useMedia(dockedQuery);
  const redo = useRedoItem();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'versions' | 'rename' | 'eml'>();
  const { id, name, subject, preheader, updatedAt } = design;
  const waiting = useWaitingWords(design.aiResultIds);
  const previewing = panels.preset === 'preview';
  const mail = () => ({ subject, preheader, document: editor.get().document });

  const save = () => {
    emailStore.keepVersion(id, editor.get().document);
    void noticeSaved('email', { title: 'Email saved', description: 'A version of it is kept.' });
  };
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
    outgoing({ id: 'eml', label: 'Email file (.eml)', onSelect: () => setDialog('eml') }),
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
  const panelEntries = panelItems(editor, panels, onPanels);
  const fileItems: readonly MenuItem[] = [
    { id: 'versions', label: 'Versions', icon: History, onSelect: () => setDialog('versions') },
    { id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => setDialog('rename') },
    ...(phone
      ? [
          redo,
          {
            id: 'list',
            label: 'All emails',
            icon: LayoutGrid,
            onSelect: () => navigate(marketingPaths.emailBuilder.href()),
          },
        ]
      : []),
    // Panels are in the dock there: only the presets are left to choose.
    ...(docked ? panelEntries.slice(0, 3).map((item, nth) => ({ ...item, separated: nth === 0 })) : []),
  ];
  return (
    <header className={styles.header}>
      <Stack
        as={Link}
        align="center"
        justifyItems="center"
        tone="muted"
        className={styles.back}
        to={paths.home.href()}
        aria-label="Dashboard"
      >
        <ArrowLeft size={18} aria-hidden />
      </Stack>
      <div className={styles.name}>
        <h1>{name}</h1>
        <SavedState updatedAt={updatedAt} />
      </div>
      <Menu
        label={`Actions for ${name}`}
        trigger={<Ellipsis size={16} aria-hidden />}
        className="s-icon-button"
        items={fileItems}
      />
      {!phone && (
        <div className={styles.look}>
          <DeviceSwitch devices={mailDevices} />
          <ZoomMenu />
          {!docked && <Menu label="Panels" trigger={presetNames[panels.preset]} items={panelEntries} />}
        </div>
      )}
      <Row gap={1} align="center" atEnd>
        <UndoButton />
        {!phone && <RedoButton />}
        {!phone && (
          <Stack
            as={Link}
            align="center"
            justifyItems="center"
            tone="muted"
            className={styles.back}
            to={marketingPaths.emailBuilder.href()}
            aria-label="All emails"
          >
            <LayoutGrid size={16} aria-hidden />
          </Stack>
        )}
        {phone ? (
          <IconButton label={previewing ? 'Edit' : 'Preview'} icon={previewing ? EyeOff : Eye} onClick={preview} />
        ) : (
          <Button type="text" icon={<Eye size={16} aria-hidden />} aria-pressed={previewing} onClick={preview}>
            Preview
          </Button>
        )}
        {phone ? (
          <Menu
            label="Export"
            trigger={<Download size={18} aria-hidden />}
            className="s-icon-button"
            align="end"
            items={exportItems}
          />
        ) : (
          <Menu label="Export" trigger="Export" align="end" items={exportItems} />
        )}
        <Button type="primary" onClick={save}>
          Save
        </Button>
      </Row>
      {dialog === 'versions' && <EmailVersions design={design} editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'rename' && (
        <RenameDialog
          what="email"
          name={name}
          onRename={(next) => describeDesign(id, { name: next })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'eml' && <SenderDialog contact={contact} onSave={exportEml} onClose={() => setDialog(undefined)} />}
    </header>
  );
}

const nobody = { name: '', title: '', company: '', email: '', tags: [], status: '' };

interface EmailVersionsProps {
  readonly design: EmailDesign;
  readonly editor: Editor;
  readonly onClose: () => void;
}

const EmailVersions = ({ design, editor, onClose }: EmailVersionsProps) => (
  <>
    <EmailThumbnailStyles />
    <VersionsDialog
      store={emailStore}
      id={design.id}
      editor={editor}
      thumbnail={(id, document) => <EmailThumbnail id={id} document={document} />}
      onRestore={restoreWords}
      onClose={onClose}
    />
  </>
);
