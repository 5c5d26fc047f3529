import { type Action, Allowed, formatMoment, readText, textFinder, useMay } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { Link, useNavigate } from '@steps/shared/router';
import {
  Box,
  Grid,
  Menu,
  type MenuItem,
  NothingFound,
  notify,
  Page,
  Row,
  SearchField,
  Section,
  Text,
} from '@steps/shared/ui';
import { Button } from 'antd';
import { Copy, Ellipsis, FileUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from '../editor/DocumentList.module.css';
import { emptyDocument } from '../editor/document';
import { RenameDialog } from '../editor/RenameDialog';
import gallery from '../editor/TemplateGallery.module.css';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import { undoNotice } from '../studio/undoNotice';
import { EmailThumbnail, EmailThumbnailStyles } from './EmailThumbnail';
import { designHref } from './emailAddresses';
import { type EmailDesign, useEmailDesigns } from './emailDesign';
import { createDesign, deleteDesign, describeDesign, duplicateDesign } from './emailDesignState';
import { mailDocumentOf } from './emailStore';
import { readTemplate } from './mailFile';
import { brandedMailTheme } from './mailTheme';
import { emailTemplates } from './templates';

/** The emails of the business, and templates to begin from. */
export function EmailList({ missing }: { readonly missing: boolean }) {
  const navigate = useNavigate();
  const all = useEmailDesigns();
  const mayAdd = useMay()('add', 'marketing');
  const [search, setSearch] = useState('');
  const [renaming, setRenaming] = useState<EmailDesign>();
  const holds = textFinder(search);
  const designs = all
    .filter(({ name, subject }) => holds(name, subject))
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  const begin = () =>
    navigate(designHref(createDesign({ name: 'New email', document: emptyDocument(brandedMailTheme()) }).id));
  return (
    <Page
      {...pageWords.emailBuilder}
      canonical={marketingPaths.emailBuilder.href()}
      width="full"
      back={{ label: 'Dashboard', href: paths.home.href() }}
      quiet={
        <Allowed action="add" module="marketing">
          <ImportTemplate />
        </Allowed>
      }
      primary={
        <Allowed action="add" module="marketing">
          <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={begin}>
            New email
          </Button>
        </Allowed>
      }
    >
      <EmailThumbnailStyles />
      {missing && (
        <p role="alert" className="s-muted">
          That email no longer exists. It may have been deleted.
        </p>
      )}
      {all.length > 0 && <SearchField label="Search emails" value={search} onChange={setSearch} />}
      {all.length > 0 && designs.length === 0 && (
        <NothingFound searched={`“${search}”`} onClear={() => setSearch('')} clearLabel="Clear search" />
      )}
      <Grid as="ul" min={300} fill gap={4} plain aria-label="Emails">
        {designs.map((design) => (
          <EmailCard key={design.id} design={design} onRename={() => setRenaming(design)} />
        ))}
        {search === '' && mayAdd && (
          <li>
            <button type="button" className={styles.blank} onClick={begin}>
              <Plus size={20} aria-hidden />
              <Text as="span" cut size={14} weight={600}>
                Start from a blank email
              </Text>
              <span className="s-faint">or choose a template below</span>
            </button>
          </li>
        )}
      </Grid>
      <Section title="Templates" bare>
        <ul className={gallery.templates} aria-label="Templates">
          {emailTemplates.map(({ id, name, purpose, subject, preheader, document }) => (
            <Box key={id} as="li" clip bordered radius="surface" background="surface">
              <EmailThumbnail id={id} document={document} />
              <Box padding={3} divider="above">
                <Text as="h3" size={14} weight={600}>
                  {name}
                </Text>
                <p className="s-faint">{purpose}</p>
                <Row gap={3} align="center" marginTop={2}>
                  <Allowed action="add" module="marketing">
                    <Button
                      size="small"
                      aria-label={`Use ${name}`}
                      onClick={() =>
                        navigate(designHref(createDesign({ name, subject, preheader, document, templateId: id }).id))
                      }
                    >
                      Use template
                    </Button>
                  </Allowed>
                </Row>
              </Box>
            </Box>
          ))}
        </ul>
      </Section>
      {renaming && (
        <RenameDialog
          what="email"
          name={renaming.name}
          onRename={(name) => describeDesign(renaming.id, { name })}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </Page>
  );
}

function EmailCard({ design, onRename }: { readonly design: EmailDesign; readonly onRename: () => void }) {
  const navigate = useNavigate();
  const { id, name, subject, updatedAt } = design;
  const may = useMay();
  const asked = (action: Action, item: MenuItem) => (may(action, 'marketing') ? [item] : []);
  const items: readonly MenuItem[] = [
    ...asked('change', { id: 'edit', label: 'Edit', icon: Pencil, onSelect: () => navigate(designHref(id)) }),
    ...asked('change', { id: 'rename', label: 'Rename', icon: Pencil, onSelect: onRename }),
    ...asked('add', {
      id: 'duplicate',
      label: 'Duplicate',
      icon: Copy,
      onSelect: () => notify(undoNotice('Email duplicated', duplicateDesign(id).name)),
    }),
    ...asked('delete', {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      tone: 'danger',
      separated: true,
      onSelect: () => {
        deleteDesign(id);
        notify(undoNotice('Email deleted', name));
      },
    }),
  ];
  return (
    <li className={styles.card}>
      <EmailThumbnail id={id} document={mailDocumentOf(design)} />
      <Row gap={2} align="start" className={styles.facts}>
        <Box grow shrink>
          <Text as="h2" cut size={14} weight={600}>
            <Link className={styles.open} to={designHref(id)}>
              {name}
            </Link>
          </Text>
          <p className="s-faint">
            {subject || 'No subject yet'} · edited {formatMoment(updatedAt, new Date())}
          </p>
        </Box>
        <div className={styles.menu}>
          {items.length > 0 && (
            <Menu
              label={`Actions for ${name}`}
              trigger={<Ellipsis size={16} aria-hidden />}
              className="s-icon-button"
              align="end"
              items={items}
            />
          )}
        </div>
      </Row>
    </li>
  );
}

/** Takes an email out of a file that was exported before. */
function ImportTemplate() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { notes, ...read } = readTemplate((await readText(file)).text);
      navigate(designHref(createDesign(read).id));
      notify({ title: 'Email imported', description: [read.name, ...notes].join(' · ') });
    } catch (error) {
      notify({
        title: 'The file was not imported',
        description: error instanceof Error ? error.message : String(error),
        tone: 'destructive',
      });
    }
  };
  return (
    <>
      <Button icon={<FileUp size={16} aria-hidden />} onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json"
        hidden
        aria-label="Email file"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
