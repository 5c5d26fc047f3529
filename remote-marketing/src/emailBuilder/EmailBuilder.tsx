import { useMay } from '@steps/business';
import { useNavigate, useSearchParams } from '@steps/platform/router';
import { ButtonLink, EmptyState, Page, phoneQuery, TextField, useMedia, usePage } from '@steps/platform/ui';
import { Mail } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useBrandInEditor } from '../brand/UseBrand';
import { BuilderFrame } from '../editor/BuilderFrame';
import { frameBreakpoints } from '../editor/blocksCss';
import { Canvas } from '../editor/Canvas';
import type { EditorDocument } from '../editor/document';
import { EditorContext, useEditing } from '../editor/EditorContext';
import type { Editor } from '../editor/editor';
import type { Panels } from '../editor/panelRules';
import { useBuilderKeys } from '../editor/useBuilderKeys';
import { useBuilderPanels } from '../editor/useBuilderPanels';
import { useKeptDocument } from '../editor/useKeptDocument';
import { useRestedDocument } from '../editor/useRestedDocument';
import { Workspace } from '../editor/Workspace';
import { clearWritings } from '../editor/writingState';
import { marketingPaths } from '../paths.generated';
import { e } from './blocks/mailClasses';
import styles from './EmailBuilder.module.css';
import { EmailHeader, mailDevices } from './EmailHeader';
import { EmailList } from './EmailList';
import { mailBlocksCss } from './EmailThumbnail';
import { designHref } from './emailAddresses';
import { htmlFindings, mailCheckNames, mailFindings } from './emailChecks';
import { type EmailDesign, useEmailDesign } from './emailDesign';
import { describeDesign } from './emailDesignState';
import { emailStore } from './emailStore';
import { designFromPiece } from './fromPiece';
import { MailPreview } from './MailPreview';
import { MailStyles } from './MailStyles';
import { MailWriter } from './MailWriter';
import { MergeChips } from './MergeChips';
import { mailCss, mailVariables } from './mailCss';
import { bytesOf } from './mailFile';
import { isWrittenKind } from './mailWriterRules';
import { ReadEmail } from './ReadEmail';
import { useMailHtml } from './useMailHtml';
import { useReader } from './useReader';

const title = 'Professional Email Builder';

/** /email-builder and /email-builder/editor: one email, or the emails and templates there are. */
export function EmailBuilder() {
  const [query] = useSearchParams();
  const wanted = query.get('design') ?? undefined;
  const design = useEmailDesign(wanted);
  const pieceId = query.get('piece');
  const mayChange = useMay()('change', 'marketing');
  if (design && !mayChange) return <ReadEmail key={`${design.id} ${design.updatedAt}`} design={design} />;
  if (design) return <OpenEmail key={design.id} design={design} />;
  if (pieceId) return <FromPiece pieceId={pieceId} />;
  return <EmailList missing={wanted !== undefined} />;
}

/** An approved email of the studio becomes one of the builder; what it became before is opened again. */
function FromPiece({ pieceId }: { readonly pieceId: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    try {
      navigate(designHref(designFromPiece(pieceId).id), { replace: true });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, [pieceId, navigate]);
  if (!problem) return null;
  return (
    <Page title={title} canonical={marketingPaths.emailBuilder.href()} back={{ label: 'Dashboard', href: '/' }}>
      <EmptyState
        icon={Mail}
        title="The email could not be used"
        purpose={problem}
        action={
          <>
            <ButtonLink to={marketingPaths.email.href()}>Email Marketing Studio</ButtonLink>
            <ButtonLink to={marketingPaths.emailBuilder.href()}>All emails</ButtonLink>
          </>
        }
      />
    </Page>
  );
}

/** The email, and the paper around it. px. */
const widths = { desktop: 680, tablet: 680, mobile: 375 };
const ownLook = (document: EditorDocument) => mailBlocksCss(document, frameBreakpoints, '[data-canvas-page]');

function OpenEmail({ design }: { readonly design: EmailDesign }) {
  const [editor] = useState<Editor>(() => emailStore.open(design));
  useKeptDocument(emailStore, design, editor);
  const [panels, setPanels] = useBuilderPanels(editor);
  const { contact, choose } = useReader();
  usePage({ title, canonical: marketingPaths.emailBuilder.href(), crumbs: [{ label: title }, { label: design.name }] });
  useBuilderKeys(editor, title);
  useBrandInEditor(editor, 'mail');
  // What was asked of AI goes with the open email; the entries stay in the review.
  useEffect(() => clearWritings, []);
  return (
    <EditorContext value={editor}>
      <BuilderFrame>
        <EmailHeader design={design} panels={panels} onPanels={setPanels} contact={contact} />
        <MailWorkspace design={design} panels={panels} contact={contact} onContact={choose} />
      </BuilderFrame>
    </EditorContext>
  );
}

interface MailWorkspaceProps extends Omit<Parameters<typeof MailPreview>[0], 'design'> {
  readonly design: EmailDesign;
  readonly panels: Panels;
}

/** The email between its panels; in the preview as it leaves. */
function MailWorkspace({ design, panels, contact, onContact }: MailWorkspaceProps) {
  const phone = useMedia(phoneQuery);
  const checked = useRestedDocument();
  const { subject, preheader } = design;
  const written = useMailHtml({ subject, preheader, document: checked });
  const html = written?.html ?? '';
  const findings = useMemo(
    () => [...mailFindings(checked, subject), ...(html ? htmlFindings(html) : [])],
    [checked, subject, html],
  );
  const previewing = panels.preset === 'preview';
  const details = <MailDetails key={design.id} design={design} />;
  return (
    <>
      {!phone && !previewing && details}
      <Workspace
        panels={panels}
        canvas={
          previewing ? (
            <MailPreview design={design} contact={contact} onContact={onContact} />
          ) : (
            <Canvas
              look={mailCss}
              blocksCss={ownLook}
              pageClass={e.page}
              variables={mailVariables}
              widths={widths}
              still={false}
            />
          )
        }
        checks={{
          findings,
          names: mailCheckNames,
          sound: ['headings', 'contrast', 'pictures', 'links'],
          weight: html ? `${Math.ceil(bytesOf(html) / 1024)} of 102 kB` : '…',
        }}
        globalStyles={
          <>
            {phone && details}
            <MailStyles />
          </>
        }
        devices={mailDevices}
        blockExtras={(id) => <BesideFields key={`beside ${id}`} designId={design.id} id={id} />}
      />
    </>
  );
}

/** What is offered beside the fields of a block. */
function BesideFields({ designId, id }: { readonly designId: string; readonly id: string }) {
  const kind = useEditing(({ document }) => document.nodes[id]?.kind);
  return (
    <>
      {kind !== undefined && isWrittenKind(kind) && <MailWriter designId={designId} id={id} kind={kind} />}
      <MergeChips id={id} />
    </>
  );
}

/** What an inbox shows before the email is opened. */
function MailDetails({ design: { id, subject, preheader } }: { readonly design: EmailDesign }) {
  return (
    <div className={styles.details}>
      <TextField
        key={`subject ${subject}`}
        label="Subject"
        maxLength={300}
        defaultValue={subject}
        onBlur={({ target }) => describeDesign(id, { subject: target.value.trim() })}
      />
      <TextField
        key={`preheader ${preheader}`}
        label="Preheader"
        required={false}
        maxLength={300}
        placeholder="Shown beside the subject"
        defaultValue={preheader}
        onBlur={({ target }) => describeDesign(id, { preheader: target.value.trim() })}
      />
    </div>
  );
}
