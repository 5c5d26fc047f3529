import { textFinder } from '@steps/platform';
import { announce, Menu, type MenuItem, Row, SearchField, Stack, Text } from '@steps/platform/ui';
import { Bookmark, Ellipsis } from 'lucide-react';
import { memo, useState } from 'react';
import styles from './BlockLibrary.module.css';
import { useDragSource } from './DragAndDrop';
import { startPlacing } from './dragging';
import { useOpenEditorOf } from './EditorContext';
import type { Placing, SavedBranch } from './editor';
import { addBlock, addSaved } from './editorVerbs';

/** Blocks that were saved under names, and what can be done with each. */
export interface SavedBlocks {
  readonly list: readonly SavedBranch[];
  readonly menuOf: (saved: SavedBranch) => readonly MenuItem[];
}

/**
 * The blocks that can be added: a press adds one after the selection, dragging puts it anywhere, Alt+Enter (or a tap on a
 * phone) lets one choose the place.
 */
export const BlockLibrary = memo(function BlockLibrary({
  tapToPlace = false,
  saved,
  onPlacing,
}: {
  readonly tapToPlace?: boolean;
  readonly saved?: SavedBlocks | undefined;
  readonly onPlacing?: () => void;
}) {
  const editor = useOpenEditorOf();
  const [search, setSearch] = useState('');
  const dragSource = useDragSource('library', (pressed) => {
    const savedId = pressed.closest<HTMLElement>('[data-saved]')?.dataset.saved;
    const branch = saved?.list.find(({ id }) => id === savedId);
    if (branch) return placingOf(branch);
    const kind = pressed.closest<HTMLElement>('[data-kind]')?.dataset.kind;
    const label = kind && editor.blocks.get(kind)?.label;
    return kind && label ? { what: 'new', kind, label } : undefined;
  });
  const holds = textFinder(search);
  const found = [...editor.blocks.values()].filter(
    ({ group, label, keywords }) => group && holds(label, keywords ?? ''),
  );
  const savedFound = saved?.list.filter(({ name }) => holds(name)) ?? [];
  const choosePlace = (placing: Placing) => {
    startPlacing(editor, placing);
    onPlacing?.();
  };
  const groups = [...new Set(found.map(({ group }) => group ?? ''))];
  return (
    <Stack ref={dragSource} gap={3} alignContent="start">
      <SearchField label="Find a block" value={search} onChange={setSearch} wide />
      {found.length + savedFound.length === 0 && <p className="s-faint">No block has that name.</p>}
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <Text as="h3" marginBottom={2} tone="muted" size={13} weight={500}>
            {group}
          </Text>
          <ul className={styles.blocks}>
            {found
              .filter((one) => one.group === group)
              .map(({ kind, label, icon: Icon }) => {
                const placing = { what: 'new', kind, label } as const;
                return (
                  <li key={kind}>
                    <button
                      type="button"
                      className={styles.block}
                      data-kind={kind}
                      onClick={() => {
                        if (tapToPlace) return choosePlace(placing);
                        if (addBlock(editor, kind)) announce(`${label} added.`);
                      }}
                      onKeyDown={(event) => {
                        if (event.key !== 'Enter' || !event.altKey) return;
                        event.preventDefault();
                        choosePlace(placing);
                      }}
                    >
                      <Icon size={16} aria-hidden />
                      {label}
                    </button>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
      {saved && savedFound.length > 0 && (
        <section aria-label="Saved sections">
          <Text as="h3" marginBottom={2} tone="muted" size={13} weight={500}>
            Saved sections
          </Text>
          <Stack as="ul" gap={2} plain>
            {savedFound.map((one) => (
              <Row key={one.id} as="li" align="center">
                <button
                  type="button"
                  className={styles.block}
                  data-saved={one.id}
                  onClick={() => {
                    if (tapToPlace) return choosePlace(placingOf(one));
                    if (addSaved(editor, one.branch, one.name)) announce(`${one.name} added.`);
                  }}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || !event.altKey) return;
                    event.preventDefault();
                    choosePlace(placingOf(one));
                  }}
                >
                  <Bookmark size={16} aria-hidden />
                  {one.name}
                </button>
                <Menu
                  label={`Actions for ${one.name}`}
                  trigger={<Ellipsis size={16} aria-hidden />}
                  className="s-icon-button"
                  items={saved.menuOf(one)}
                />
              </Row>
            ))}
          </Stack>
        </section>
      )}
      {!tapToPlace && (
        <p className="s-faint">Press to add after the selection, or drag. Alt+Enter chooses the place.</p>
      )}
    </Stack>
  );
});

const placingOf = ({ name, branch }: SavedBranch): Placing => ({ what: 'saved', branch, label: name });
