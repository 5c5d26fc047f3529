import { useMay } from '@steps/business';
import { type Action, formatMoment } from '@steps/platform';
import { Link, useNavigate } from '@steps/platform/router';
import { Box, Grid, Menu, type MenuItem, notify, Row, Stack, Text } from '@steps/platform/ui';
import { Copy, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { undoNotice } from '../studio/undoNotice';
import styles from './DocumentList.module.css';
import { type DocumentKind, titleOf } from './documentKind';
import type { DocumentRow, VersionRow } from './documentStore';
import { RenameDialog } from './RenameDialog';

/** What the menu of any document has, each an entry or, without the right to it, none. */
export type CommonItems = Readonly<Record<'edit' | 'rename' | 'duplicate' | 'remove', readonly MenuItem[]>>;

interface DocumentListProps<Row extends DocumentRow, Version extends VersionRow> {
  readonly kind: DocumentKind<Row, Version>;
  readonly label: string;
  readonly rows: readonly Row[];
  /** Before the time when it was edited. */
  readonly factsOf: (row: Row) => ReactNode;
  /** Entries of the menu, where there are more than the common ones. */
  readonly itemsOf?: (row: Row, common: CommonItems) => readonly MenuItem[];
  /** Starts a blank one; left out where none can be started. */
  readonly onBegin?: (() => void) | false;
}

/** The documents of a builder as cards, and one to start with. */
export function DocumentList<Row extends DocumentRow, Version extends VersionRow>(
  props: DocumentListProps<Row, Version>,
) {
  const { kind, label, rows, factsOf, itemsOf = inOrder, onBegin } = props;
  const { store, Thumbnail, ThumbnailStyles } = kind;
  const [renaming, setRenaming] = useState<Row>();
  const commonItems = useCommonItems(kind, setRenaming);
  return (
    <>
      <ThumbnailStyles />
      <Grid as="ul" min={300} fill gap={4} plain aria-label={label}>
        {rows.map((row) => (
          <DocumentCard
            key={row.id}
            name={row.name}
            href={kind.hrefOf(row.id)}
            picture={<Thumbnail id={row.id} document={store.documentOf(row)} />}
            items={itemsOf(row, commonItems(row))}
          >
            {factsOf(row)} · edited {formatMoment(row.updatedAt, new Date())}
          </DocumentCard>
        ))}
        {onBegin && (
          <li>
            <Stack
              as="button"
              type="button"
              gap={1}
              justifyItems="center"
              padding={4}
              fullWidth
              className={styles.blank}
              onClick={onBegin}
            >
              <Plus size={20} aria-hidden />
              <Text as="span" cut size={14} weight={600}>
                Start from a blank {store.noun}
              </Text>
              <span className="s-faint">or choose a template below</span>
            </Stack>
          </li>
        )}
      </Grid>
      {renaming && <RenameDialog store={store} row={renaming} onClose={() => setRenaming(undefined)} />}
    </>
  );
}

const inOrder = (_row: unknown, { edit, rename, duplicate, remove }: CommonItems): readonly MenuItem[] => [
  ...edit,
  ...rename,
  ...duplicate,
  ...remove,
];

function useCommonItems<Row extends DocumentRow, Version extends VersionRow>(
  { store, hrefOf, duplicate }: DocumentKind<Row, Version>,
  onRename: (row: Row) => void,
) {
  const navigate = useNavigate();
  const may = useMay();
  const allowed = (action: Action, item: MenuItem) => (may(action, store.modules) ? [item] : []);
  const noun = titleOf(store.noun);
  return (row: Row): CommonItems => ({
    edit: allowed('change', {
      id: 'edit',
      label: 'Edit',
      icon: Pencil,
      onSelect: () => navigate(hrefOf(row.id)),
    }),
    rename: allowed('change', { id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => onRename(row) }),
    duplicate: allowed('add', {
      id: 'duplicate',
      label: 'Duplicate',
      icon: Copy,
      onSelect: () => notify(undoNotice(`${noun} duplicated`, duplicate(row.id).name)),
    }),
    remove: allowed('delete', {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      tone: 'danger',
      separated: true,
      onSelect: () => {
        store.remove(row.id);
        notify(undoNotice(`${noun} deleted`, row.name));
      },
    }),
  });
}

interface DocumentCardProps {
  readonly name: string;
  readonly href: string;
  readonly picture: ReactNode;
  readonly items: readonly MenuItem[];
  readonly children: ReactNode;
}

const DocumentCard = ({ name, href, picture, items, children }: DocumentCardProps) => (
  <Box as="li" clip radius="surface" background="surface" bordered className={styles.card}>
    {picture}
    <Row gap={2} align="start" divider="above" className={styles.facts}>
      <Box grow shrink>
        <Text as="h2" cut size={14} weight={600}>
          <Link className={styles.open} to={href}>
            {name}
          </Link>
        </Text>
        <p className="s-faint">{children}</p>
      </Box>
      {items.length > 0 && (
        <div className={styles.menu}>
          <Menu
            label={`Actions for ${name}`}
            trigger={<Ellipsis size={16} aria-hidden />}
            className="s-icon-button"
            align="end"
            items={items}
          />
        </div>
      )}
    </Row>
  </Box>
);
