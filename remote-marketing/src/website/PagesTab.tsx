import { Allowed, useMay } from '@steps/business';
import { sizeText } from '@steps/platform/numbers';
import { Link, useNavigate } from '@steps/platform/router';
import {
  attempt,
  Box,
  EmptyState,
  Menu,
  type MenuItem,
  notify,
  Row,
  Section,
  Stack,
  StatusTag,
  Text,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowDown, ArrowUp, Ellipsis, Globe, Pencil, Plus, Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { emptyDocument } from '../editor/document';
import { builderHref } from '../landing/landingAddresses';
import { useLandingPages } from '../landing/landingPage';
import { createPage } from '../landing/landingPageState';
import { brandedTheme } from '../landing/pageTheme';
import { undoNotice } from '../studio/undoNotice';
import { AddPagesDialog } from './AddPagesDialog';
import { PageDialog } from './PageDialog';
import styles from './PagesTab.module.css';
import type { SiteSource } from './siteFiles';
import { fileOf, weightAdvice } from './siteRules';
import { addPages, movePage, removePage } from './siteState';
import type { OpenSite } from './useSiteSources';

/** The pages in their order, each with its address and weight, and what to mend before the site goes out. */
export function PagesTab({ open: { sources, built } }: { readonly open: OpenSite }) {
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<string>();
  const landing = useLandingPages().filter(({ archivedAt }) => !archivedAt);
  const pages = sources.map(({ page }) => page);
  const edited = sources.find(({ page }) => page.pageId === editing);
  const rest = landing.filter(({ id }) => !pages.some(({ pageId }) => pageId === id));
  const begin = () =>
    attempt('Not saved', () => {
      const { id } = createPage(sources.length === 0 ? 'Home' : 'New page', emptyDocument(brandedTheme()));
      addPages([id]);
      navigate(builderHref(id));
    });
  const buttons = (
    <Row gap={2} align="center" wrap>
      <Allowed action="add" module="website">
        <Button icon={<Plus size={16} aria-hidden />} onClick={begin}>
          New page
        </Button>
      </Allowed>
      <Allowed action="change" module="website">
        {rest.length > 0 && <Button onClick={() => setAdding(true)}>Add landing pages</Button>}
      </Allowed>
    </Row>
  );
  return (
    <Stack gap={4} bound alignContent="start">
      {sources.length === 0 ? (
        <EmptyState
          icon={Globe}
          title="No pages yet"
          purpose="A website is made of landing pages. The first one is its home page."
          action={buttons}
        />
      ) : (
        <Section title="Pages" purpose="The first is the home page." actions={buttons} flush>
          <Box as="ol" plain>
            {sources.map((source, at) => (
              <PageRow
                key={source.page.pageId}
                source={source}
                at={at}
                last={sources.length - 1}
                file={fileOf(pages, at)}
                weight={weightOf(built?.files.get(fileOf(pages, at)))}
                onEdit={() => setEditing(source.page.pageId)}
              />
            ))}
          </Box>
        </Section>
      )}
      {sources.length > 0 && built && built.findings.length > 0 && (
        <Section title="Before you publish" count={built.findings.length}>
          <Stack as="ul" gap={1} paddingStart={4}>
            {built.findings.slice(0, 30).map(({ page, words }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two pages of one name may have the same fault
              <li key={nth}>
                {page && <strong>{page}: </strong>}
                {words}
              </li>
            ))}
            {built.findings.length > 30 && <li>And {built.findings.length - 30} more.</li>}
          </Stack>
        </Section>
      )}
      {adding && <AddPagesDialog pages={rest} onClose={() => setAdding(false)} />}
      {edited && <PageDialog source={edited} home={sources[0] === edited} onClose={() => setEditing(undefined)} />}
    </Stack>
  );
}

const weightOf = (file: string | Uint8Array | undefined) =>
  typeof file === 'string' ? new Blob([file]).size : undefined;

interface PageRowProps {
  readonly source: SiteSource;
  readonly at: number;
  readonly last: number;
  readonly file: string;
  /** Bytes; missing until the files are made. */
  readonly weight: number | undefined;
  readonly onEdit: () => void;
}

function PageRow({ source: { page, name }, at, last, file, weight, onEdit }: PageRowProps) {
  const navigate = useNavigate();
  const mayChange = useMay()('change', 'website');
  const { pageId, menu } = page;
  const advice = weight === undefined ? undefined : weightAdvice(weight);
  const items: readonly MenuItem[] = [
    { id: 'edit', label: mayChange ? 'Edit' : 'Open', icon: Pencil, onSelect: () => navigate(builderHref(pageId)) },
    { id: 'settings', label: 'Address and search', icon: Settings2, onSelect: onEdit },
    {
      id: 'up',
      label: 'Move up',
      icon: ArrowUp,
      disabled: at === 0,
      onSelect: () => attempt('Not saved', () => movePage(pageId, -1)),
    },
    {
      id: 'down',
      label: 'Move down',
      icon: ArrowDown,
      disabled: at === last,
      onSelect: () => attempt('Not saved', () => movePage(pageId, 1)),
    },
    {
      id: 'remove',
      label: 'Remove from the website',
      icon: Trash2,
      tone: 'danger',
      separated: true,
      onSelect: () => {
        if (attempt('Not saved', () => removePage(pageId))) notify(undoNotice('Page removed', name));
      },
    },
  ];
  return (
    <li className={styles.page}>
      <Stack shrink breakWords>
        <Text as={Link} weight={500} to={builderHref(pageId)}>
          {name}
        </Text>
        <span className="s-faint">
          /{at === 0 ? '' : file}
          {menu.trim() ? '' : ' · not in the menu'}
        </span>
      </Stack>
      <span className={styles.facts}>
        {at === 0 && <StatusTag>Home</StatusTag>}
        {advice && weight !== undefined && (
          <Row as="span" gap={2} align="center" tabular>
            {sizeText(weight)} <StatusTag tone={advice.tone}>{advice.words}</StatusTag>
          </Row>
        )}
      </span>
      <Menu
        label={`Actions for ${name}`}
        trigger={<Ellipsis size={16} aria-hidden />}
        className="s-icon-button"
        align="end"
        items={mayChange ? items : items.slice(0, 1)}
      />
    </li>
  );
}
