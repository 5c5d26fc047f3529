import { exportFile } from '@steps/business';
import { RuleError } from '@steps/platform';
import { useNavigate } from '@steps/platform/router';
import { IconButton, notify, phoneQuery, useMedia } from '@steps/platform/ui';
import { Button } from 'antd';
import { ClipboardList, Download, Eye, Share2 } from 'lucide-react';
import { useState } from 'react';
import { BuilderHeader } from '../editor/BuilderHeader';
import { useOpenEditorOf } from '../editor/EditorContext';
import type { Panels } from '../editor/panelRules';
import { marketingPaths } from '../paths.generated';
import { fileNameOf } from '../studio/fileName';
import { FormButton, FormDialog, useCanPublishForm } from './forms/FormButton';
import { previewHref } from './landingAddresses';
import type { LandingPage } from './landingPage';
import { pageHtml } from './pageHtml';
import { pageKind } from './pageKind';
import { pageFragment } from './pageLink';

interface LandingHeaderProps {
  readonly page: LandingPage;
  readonly panels: Panels;
  readonly onPanels: (panels: Panels) => void;
}

/** The header of the builder of landing pages: back, save, preview, export and share (part 2, 2.10), and how the page is looked at. */
export function LandingHeader({ page, panels, onPanels }: LandingHeaderProps) {
  const editor = useOpenEditorOf();
  const navigate = useNavigate();
  const phone = useMedia(phoneQuery);
  const { id, name } = page;
  const canPublish = useCanPublishForm();
  const [publishing, setPublishing] = useState(false);

  const preview = () => {
    navigate(previewHref({ page: id, device: editor.get().device }));
    notify({ title: 'Opening full-screen preview' });
  };
  const exportHtml = () => {
    exportFile('marketing', fileNameOf(name, 'html'), pageHtml(editor.get().document, name), 'text/html');
    notify({ title: 'HTML exported to downloads' });
  };
  const share = async () => {
    try {
      const fragment = await pageFragment(name, editor.get().document);
      await navigator.clipboard.writeText(
        `${window.location.origin}${marketingPaths.landingPreview.href()}${fragment}`,
      );
      notify({ title: 'Share link copied to clipboard!' });
    } catch (error) {
      notify({
        title: 'Failed to copy link',
        tone: 'destructive',
        description: error instanceof RuleError ? error.message : undefined,
      });
    }
  };
  return (
    <BuilderHeader
      kind={pageKind}
      row={page}
      back={{ label: 'Landing Pages', href: marketingPaths.landing.href() }}
      panels={panels}
      onPanels={onPanels}
      phoneItems={(redo) => [
        ...(canPublish
          ? [{ id: 'form', label: 'Form', icon: ClipboardList, onSelect: () => setPublishing(true), separated: true }]
          : []),
        { id: 'export', label: 'Export', icon: Download, onSelect: exportHtml, separated: !canPublish },
        { id: 'share', label: 'Share', icon: Share2, onSelect: () => void share() },
        redo,
      ]}
      saved={{ title: 'Template saved successfully!' }}
      tools={
        phone ? (
          <IconButton label="Preview" icon={Eye} onClick={preview} />
        ) : (
          <>
            {canPublish && <FormButton onOpen={() => setPublishing(true)} />}
            <Button type="text" icon={<Eye size={16} aria-hidden />} onClick={preview}>
              Preview
            </Button>
            <Button type="text" icon={<Download size={16} aria-hidden />} onClick={exportHtml}>
              Export
            </Button>
            <Button type="text" icon={<Share2 size={16} aria-hidden />} onClick={() => void share()}>
              Share
            </Button>
          </>
        )
      }
    >
      {publishing && <FormDialog page={page} onClose={() => setPublishing(false)} />}
    </BuilderHeader>
  );
}
