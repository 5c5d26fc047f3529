import { type Action, Allowed, counted, formatMoment, readText, useMay } from '@steps/shared';
import { Segmented } from '@steps/shared/fields';
import { Link, useNavigate } from '@steps/shared/router';
import {
  Box,
  Grid,
  Menu,
  type MenuItem,
  NothingFound,
  notify,
  Row,
  SearchField,
  Section,
  Text,
} from '@steps/shared/ui';
import { Button } from 'antd';
import {
  Archive,
  ArchiveRestore,
  Copy,
  Ellipsis,
  Eye,
  FileSpreadsheet,
  FileUp,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import styles from '../editor/DocumentList.module.css';
import { emptyDocument } from '../editor/document';
import { reading } from '../editor/documentRules';
import { RenameDialog } from '../editor/RenameDialog';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import { MarketingPage } from '../studio/MarketingPage';
import { undoNotice } from '../studio/undoNotice';
import { AnswersDialog } from './AnswersDialog';
import { formOf } from './answersFile';
import { useLandingSection } from './builderState';
import { builderHref, previewHref } from './landingAddresses';
import { type ListFilter, pagesFound } from './landingListRules';
import { documentOf, type LandingPage, landingPages, useLandingPages } from './landingPage';
import { archivePage, createPage, deletePage, duplicatePage, renamePage } from './landingPageState';
import { PageThumbnail, ThumbnailStyles } from './PageThumbnail';
import { readPage } from './pageHtml';
import { brandedTheme } from './pageTheme';
import { TemplateGallery } from './TemplateGallery';

/** /marketing/landing: the pages of the business, and templates to begin from. */
export function LandingList() {
  useLandingSection();
  const navigate = useNavigate();
  const all = useLandingPages();
  const mayAdd = useMay()('add', landingPages.modules);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<ListFilter>('active');
  const [renaming, setRenaming] = useState<LandingPage>();
  const [answersOf, setAnswersOf] = useState<LandingPage>();
  const archived = all.filter((page) => page.archivedAt).length;
  const pages = pagesFound(all, search, filter);
  const begin = () => navigate(builderHref(createPage('New page', emptyDocument(brandedTheme())).id));
  return (
    <MarketingPage
      {...pageWords.landing}
      path={marketingPaths.landing.href()}
      crumb="Landing Pages"
      quiet={
        <Allowed action="add" module={landingPages.modules}>
          <ImportPage />
        </Allowed>
      }
      primary={
        <Allowed action="add" module={['marketing', 'website']}>
          <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={begin}>
            New page
          </Button>
        </Allowed>
      }
    >
      <ThumbnailStyles />
      {all.length > 0 && (
        <div className="s-line">
          <SearchField label="Search pages" value={search} onChange={setSearch} />
          <Segmented
            label="Show"
            hideLabel
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'active', label: `Pages ${all.length - archived}` },
              { value: 'archived', label: `Archived ${archived}` },
            ]}
          />
        </div>
      )}
      {all.length > 0 && pages.length === 0 && search !== '' && (
        <NothingFound searched={`“${search}”`} onClear={() => setSearch('')} clearLabel="Clear search" />
      )}
      {pages.length === 0 && search === '' && filter === 'archived' && <p className="s-faint">No archived pages.</p>}
      <Grid as="ul" min={300} fill gap={4} plain aria-label="Landing pages">
        {pages.map((page) => (
          <PageCard key={page.id} page={page} onRename={() => setRenaming(page)} onAnswers={() => setAnswersOf(page)} />
        ))}
        {filter === 'active' && search === '' && mayAdd && (
          <li>
            <button type="button" className={styles.blank} onClick={begin}>
              <Plus size={20} aria-hidden />
              <Text as="span" cut size={14} weight={600}>
                Start from a blank page
              </Text>
              <span className="s-faint">or choose a template below</span>
            </button>
          </li>
        )}
      </Grid>
      <Section title="Templates" bare>
        <TemplateGallery />
      </Section>
      {renaming && (
        <RenameDialog
          what="page"
          name={renaming.name}
          onRename={(name) => renamePage(renaming.id, name)}
          onClose={() => setRenaming(undefined)}
        />
      )}
      {answersOf && <AnswersDialog page={answersOf} onClose={() => setAnswersOf(undefined)} />}
    </MarketingPage>
  );
}

interface PageCardProps {
  readonly page: LandingPage;
  readonly onRename: () => void;
  readonly onAnswers: () => void;
}

function PageCard({ page, onRename, onAnswers }: PageCardProps) {
  const navigate = useNavigate();
  const { id, name, archivedAt, updatedAt } = page;
  const document = documentOf(page);
  const blocks = reading(document).length;
  const may = useMay();
  const asked = (action: Action, item: MenuItem) => (may(action, landingPages.modules) ? [item] : []);
  const items: readonly MenuItem[] = [
    ...asked('change', { id: 'edit', label: 'Edit', icon: Pencil, onSelect: () => navigate(builderHref(id)) }),
    { id: 'preview', label: 'Preview', icon: Eye, onSelect: () => navigate(previewHref({ page: id })) },
    ...asked('change', { id: 'rename', label: 'Rename', icon: Pencil, onSelect: onRename }),
    ...(formOf(document) && may('add', 'crm')
      ? [{ id: 'answers', label: 'Import answers', icon: FileSpreadsheet, onSelect: onAnswers }]
      : []),
    ...asked('add', {
      id: 'duplicate',
      label: 'Duplicate',
      icon: Copy,
      onSelect: () => notify(undoNotice('Page duplicated', duplicatePage(id).name)),
    }),
    ...asked('change', {
      id: 'archive',
      label: archivedAt ? 'Restore' : 'Archive',
      icon: archivedAt ? ArchiveRestore : Archive,
      onSelect: () => {
        archivePage(id, !archivedAt);
        notify(undoNotice(archivedAt ? 'Page restored' : 'Page archived', name));
      },
    }),
    ...asked('delete', {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      tone: 'danger',
      separated: true,
      onSelect: () => {
        deletePage(id);
        notify(undoNotice('Page deleted', name));
      },
    }),
  ];
  return (
    <li className={styles.card}>
      <PageThumbnail id={id} document={document} />
      <Row gap={2} align="start" className={styles.facts}>
        <Box grow shrink>
          <Text as="h2" cut size={14} weight={600}>
            <Link className={styles.open} to={builderHref(id)}>
              {name}
            </Link>
          </Text>
          <p className="s-faint">
            {counted(blocks, 'block')} · edited {formatMoment(updatedAt, new Date())}
          </p>
        </Box>
        <div className={styles.menu}>
          <Menu
            label={`Actions for ${name}`}
            trigger={<Ellipsis size={16} aria-hidden />}
            className="s-icon-button"
            align="end"
            items={items}
          />
        </div>
      </Row>
    </li>
  );
}

/** Takes a page out of a file that was exported before. */
function ImportPage() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { name, document, notes } = readPage((await readText(file)).text);
      const page = createPage(name, document);
      navigate(builderHref(page.id));
      notify({ title: 'Page imported', description: [name, ...notes].join(' · ') });
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
        accept=".html,.htm,.json"
        hidden
        aria-label="Page file"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
