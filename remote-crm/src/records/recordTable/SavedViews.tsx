import { useNavigate } from '@steps/platform/router';
import { attempt, Box, lazyPart, Menu, type MenuItem, Text } from '@steps/platform/ui';
import { Archive, ChevronDown, LayoutList, Pencil, Pin, PinOff, Plus, RotateCcw, Save, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { deletedHref } from '../notices/keptNotes';
import { notifyStep } from '../notices/stepNotice';
import type { ListShape } from './listField';
import listsStyles from './lists.module.css';
import { type ListView, readView, viewText } from './listViewRules';
import type { SavedView } from './savedView';
import {
  deleteView,
  longestViewName,
  renameView,
  saveView,
  setDefaultView,
  updateView,
  useSavedViews,
} from './savedViewState';

const NameDialog = lazyPart(async () => (await import('@steps/platform/fields')).NameDialog);

interface SavedViewsProps<T> {
  /** "contacts". */
  readonly list: string;
  /** The name of the list without a view: "All contacts". */
  readonly entireLabel: string;
  readonly view: ListView;
  readonly shape: ListShape<T>;
  /** Its records can be archived. */
  readonly archivable: boolean;
  readonly onChange: (view: ListView) => void;
}

const failure = { title: 'The view was not changed', description: 'It could not be saved. Please try again.' };

/** The saved views of a list: choose, create, change and delete; says if the list differs from what was saved. */
export function SavedViews<T>({ list, entireLabel, view, shape, archivable, onChange }: SavedViewsProps<T>) {
  const views = useSavedViews(list);
  const navigate = useNavigate();
  const [naming, setNaming] = useState<'new' | SavedView>();
  const current = views.find(({ id }) => id === view.saved);
  const text = viewText(view, shape);
  const asSaved = current && readView(new URLSearchParams(current.query), shape);
  // Parts of it that no longer exist count as a change: saving drops them.
  const isChanged = asSaved !== undefined && (asSaved.ignored.length > 0 || viewText(asSaved.view, shape) !== text);
  const archived = view.archive === 'archived';
  const show = (query: string, saved: string) => onChange({ ...readQuery(query, shape), saved });

  const own: MenuItem[] = current
    ? [
        ...(isChanged
          ? [
              {
                id: 'update',
                label: `Save changes to “${current.name}”`,
                icon: Save,
                onSelect: () => attemptAndNotify(`“${current.name}” saved`, () => updateView(current.id, text)),
              },
              {
                id: 'back',
                label: `Back to “${current.name}” as saved`,
                icon: RotateCcw,
                onSelect: () => show(current.query, current.id),
              },
            ]
          : []),
        { id: 'rename', label: `Rename “${current.name}”`, icon: Pencil, onSelect: () => setNaming(current) },
        {
          id: 'default',
          label: current.isDefault ? `Open with all ${list} again` : `Always open with “${current.name}”`,
          icon: current.isDefault ? PinOff : Pin,
          onSelect: () =>
            attemptAndNotify(
              current.isDefault ? `The list opens with all ${list}` : `The list opens with “${current.name}”`,
              () => setDefaultView(current.id, !current.isDefault),
            ),
        },
        {
          id: 'delete',
          label: `Delete “${current.name}”`,
          icon: Trash2,
          tone: 'danger',
          onSelect: () => {
            if (attemptAndNotify(`“${current.name}” deleted`, () => deleteView(current.id)))
              onChange({ ...view, saved: '' });
          },
        },
      ]
    : [];
  const name = current?.name ?? (archived ? 'Archived' : entireLabel);
  const items: MenuItem[] = [
    { id: 'all', label: entireLabel, checked: !current && !archived, onSelect: () => show('', '') },
    ...views.map((one) => ({
      id: one.id,
      label: one.name,
      checked: one.id === current?.id,
      ...(one.isDefault ? { detail: 'The list opens with it' } : {}),
      onSelect: () => show(one.query, one.id),
    })),
    ...(archivable
      ? [
          {
            id: 'archived',
            label: 'Archived',
            icon: Archive,
            checked: !current && archived,
            separated: true,
            onSelect: () => show('archive=archived', ''),
          },
        ]
      : []),
    {
      id: 'deleted',
      label: 'Recently deleted',
      icon: Trash2,
      separated: !archivable,
      onSelect: () => navigate(deletedHref),
    },
    { id: 'new', label: 'Save as a new view…', icon: Plus, separated: true, onSelect: () => setNaming('new') },
    ...own,
  ];

  return (
    <Box as="span" shrink>
      <Menu
        label={`Views: ${name}${isChanged ? ', changed since saved' : ''}`}
        className={`s-button ${listsStyles.saved}`}
        trigger={
          <>
            <LayoutList size={16} aria-hidden />
            <span className={listsStyles.savedName}>{name}</span>
            {isChanged && (
              <Text as="span" tone="muted" size={12} weight={400}>
                changed
              </Text>
            )}
            <ChevronDown size={14} aria-hidden />
          </>
        }
        items={items}
      />
      {naming && (
        <Suspense>
          <NameDialog
            maxLength={longestViewName}
            title={naming === 'new' ? 'Save this view' : `Rename “${naming.name}”`}
            action={naming === 'new' ? 'Save view' : 'Rename view'}
            start={naming === 'new' ? '' : naming.name}
            onClose={() => setNaming(undefined)}
            onName={(name) => {
              if (naming !== 'new') {
                renameView(naming.id, name);
                notifyStep(`View renamed to “${name.trim()}”`);
                return;
              }
              const saved = saveView(list, name, text);
              onChange({ ...view, saved: saved.id });
              notifyStep(`View “${saved.name}” saved`, 'Search, filters, order and columns come back with it.');
            }}
          />
        </Suspense>
      )}
    </Box>
  );

  function attemptAndNotify(title: string, act: () => void): boolean {
    return attempt(failure, () => {
      act();
      notifyStep(title);
    });
  }
}

const readQuery = <T,>(query: string, shape: ListShape<T>): ListView =>
  readView(new URLSearchParams(query), shape).view;
