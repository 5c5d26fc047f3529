import { Allowed, useMay } from '@steps/business';
import { counted, textFinder } from '@steps/platform';
import { Segmented } from '@steps/platform/fields';
import { useNavigate } from '@steps/platform/router';
import { type MenuItem, NothingFound, notify, Row, SearchField, Section } from '@steps/platform/ui';
import { Button } from 'antd';
import { Archive, ArchiveRestore, Eye, FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { type CommonItems, DocumentList } from '../editor/DocumentList';
import { emptyDocument } from '../editor/document';
import { reading } from '../editor/documentRules';
import { ImportDocument } from '../editor/ImportDocument';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import { MarketingPage } from '../studio/MarketingPage';
import { undoNotice } from '../studio/undoNotice';
import { AnswersDialog } from './AnswersDialog';
import { formOf } from './answersFile';
import { useLandingSection } from './builderState';
import { builderHref, previewHref } from './landingAddresses';
import { documentOf, type LandingPage, landingPages, useLandingPages } from './landingPage';
import { archivePage, createPage } from './landingPageState';
import { readPage } from './pageHtml';
import { pageKind } from './pageKind';
import { brandedTheme } from './pageTheme';
import { TemplateGallery } from './TemplateGallery';

/** /marketing/landing: the pages of the business, and templates to begin from. */
export function LandingList() {
  useLandingSection();
  const navigate = useNavigate();
  const all = useLandingPages();
  const may = useMay();
  const mayAdd = may('add', landingPages.modules);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<ListFilter>('active');
  const [answersOf, setAnswersOf] = useState<LandingPage>();
  const archived = all.filter((page) => page.archivedAt).length;
  const pages = pagesFound(all, search, filter);
  const begin = () => navigate(builderHref(createPage('New page', emptyDocument(brandedTheme())).id));
  const itemsOf = (page: LandingPage, common: CommonItems): readonly MenuItem[] => [
    ...common.edit,
    { id: 'preview', label: 'Preview', icon: Eye, onSelect: () => navigate(previewHref({ page: page.id })) },
    ...common.rename,
    ...(formOf(documentOf(page)) && may('add', 'crm')
      ? [{ id: 'answers', label: 'Import answers', icon: FileSpreadsheet, onSelect: () => setAnswersOf(page) }]
      : []),
    ...common.duplicate,
    ...(may('change', landingPages.modules) ? [archiveItem(page)] : []),
    ...common.remove,
  ];
  return (
    <MarketingPage
      {...pageWords.landing}
      path={marketingPaths.landing.href()}
      crumb="Landing Pages"
      actions={
        <Allowed action="add" module={landingPages.modules}>
          <ImportDocument kind={pageKind} accept=".html,.htm,.json" add={addPage} />
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
      {all.length > 0 && (
        <Row gap={2} align="center" wrap>
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
        </Row>
      )}
      {all.length > 0 && pages.length === 0 && search !== '' && (
        <NothingFound searched={`“${search}”`} onClear={() => setSearch('')} clearLabel="Clear search" />
      )}
      {pages.length === 0 && search === '' && filter === 'archived' && <p className="s-faint">No archived pages.</p>}
      <DocumentList
        kind={pageKind}
        label="Landing pages"
        rows={pages}
        factsOf={(page) => counted(reading(documentOf(page)).length, 'block')}
        itemsOf={itemsOf}
        onBegin={filter === 'active' && search === '' && mayAdd && begin}
      />
      <Section title="Templates" bare>
        <TemplateGallery />
      </Section>
      {answersOf && <AnswersDialog page={answersOf} onClose={() => setAnswersOf(undefined)} />}
    </MarketingPage>
  );
}

const archiveItem = ({ id, name, archivedAt }: LandingPage): MenuItem => ({
  id: 'archive',
  label: archivedAt ? 'Restore' : 'Archive',
  icon: archivedAt ? ArchiveRestore : Archive,
  onSelect: () => {
    archivePage(id, !archivedAt);
    notify(undoNotice(archivedAt ? 'Page restored' : 'Page archived', name));
  },
});

/** Adds the page of a file that was exported before. */
function addPage(text: string) {
  const { name, document, notes } = readPage(text);
  return { row: createPage(name, document), notes };
}

type ListFilter = 'active' | 'archived';

/** Pages with every word of the search in their name, the last edited first. */
function pagesFound(pages: readonly LandingPage[], search: string, filter: ListFilter): LandingPage[] {
  const holds = textFinder(search);
  return pages
    .filter((page) => (page.archivedAt !== undefined) === (filter === 'archived'))
    .filter(({ name }) => holds(name))
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
}
