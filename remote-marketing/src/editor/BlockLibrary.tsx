import { announce, SearchField } from '@steps/shared/ui';
import { useState } from 'react';
import styles from './BlockLibrary.module.css';
import { useDragSource } from './DragAndDrop';
import { startPlacing } from './dragging';
import { useOpenEditorOf } from './EditorContext';
import { addBlock } from './editorVerbs';

/**
 * The blocks that can be added: a press adds one after the selection, dragging puts it anywhere, Alt+Enter (or a tap on a
 * phone) lets one choose the place.
 */
export function BlockLibrary({
  tapToPlace = false,
  onPlacing,
}: {
  readonly tapToPlace?: boolean;
  readonly onPlacing?: () => void;
}) {
  const editor = useOpenEditorOf();
  const [search, setSearch] = useState('');
  const dragSource = useDragSource('library', (pressed) => {
    const kind = pressed.closest<HTMLElement>('[data-kind]')?.dataset.kind;
    const label = kind && editor.blocks.get(kind)?.label;
    return kind && label ? { what: 'new', kind, label } : undefined;
  });
  const word = search.trim().toLowerCase();
  const found = [...editor.blocks.values()].filter(
    ({ group, label, keywords }) => group && `${label} ${keywords ?? ''}`.toLowerCase().includes(word),
  );
  const groups = [...new Set(found.map(({ group }) => group ?? ''))];
  return (
    <div ref={dragSource} className={styles.library}>
      <SearchField label="Find a block" value={search} onChange={setSearch} wide />
      {found.length === 0 && <p className="s-faint">No block is called that.</p>}
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3 className={styles.group}>{group}</h3>
          <ul className={styles.blocks}>
            {found
              .filter((one) => one.group === group)
              .map(({ kind, label, icon: Icon }) => {
                const placing = { what: 'new', kind, label } as const;
                const choosePlace = () => {
                  startPlacing(editor, placing);
                  onPlacing?.();
                };
                return (
                  <li key={kind}>
                    <button
                      type="button"
                      className={styles.block}
                      data-kind={kind}
                      onClick={() => {
                        if (tapToPlace) return choosePlace();
                        if (addBlock(editor, kind)) announce(`${label} added.`);
                      }}
                      onKeyDown={(event) => {
                        if (event.key !== 'Enter' || !event.altKey) return;
                        event.preventDefault();
                        choosePlace();
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
      {!tapToPlace && (
        <p className="s-faint">Press to add after the selection, or drag. Alt+Enter chooses the place.</p>
      )}
    </div>
  );
}
