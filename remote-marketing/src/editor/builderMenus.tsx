import { announce, IconButton, Menu, type MenuItem } from '@steps/platform/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { useEditing, useOpenEditorOf } from './EditorContext';
import { type Editor, redoEdit, undoEdit } from './editor';
import { type PanelName, type Panels, type PresetName, panelNames, preset, presetNames, toggled } from './panelRules';

/** Presets and panels as entries of a menu. */
export function panelItems(editor: Editor, panels: Panels, onPanels: (panels: Panels) => void): readonly MenuItem[] {
  const choosePreset = (chosen: PresetName) => {
    onPanels(preset(chosen));
    if (chosen === 'preview') editor.set({ selected: [] });
  };
  return [
    ...Object.entries(presetNames).map(([key, label]) => ({
      id: key,
      label,
      checked: panels.preset === key,
      // The keys are those of the names.
      onSelect: () => choosePreset(key as PresetName),
    })),
    ...Object.entries(panelNames).map(([key, label], nth) => ({
      id: key,
      label: panels.shown.includes(key as PanelName) ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`,
      separated: nth === 0,
      onSelect: () => onPanels(toggled(panels, key as PanelName)),
    })),
  ];
}

/** How large the document is shown, and the grid behind it. */
export function ZoomMenu() {
  const editor = useOpenEditorOf();
  const zoom = useEditing((state) => state.zoom);
  const grid = useEditing((state) => state.grid);
  const items: readonly MenuItem[] = [
    ...(['fit', 0.5, 0.75, 1] as const).map((value) => ({
      id: String(value),
      label: value === 'fit' ? 'Fit to width' : `${value * 100}%`,
      checked: zoom === value,
      onSelect: () => editor.set({ zoom: value }),
    })),
    {
      id: 'grid',
      label: grid ? 'Hide grid' : 'Show grid',
      separated: true,
      onSelect: () => editor.set({ grid: !grid }),
    },
  ];
  return <Menu label="Zoom" trigger={zoom === 'fit' ? 'Fit' : `${zoom * 100}%`} items={items} />;
}

const take = (editor: Editor, verb: typeof undoEdit, done: string) => {
  const label = verb(editor);
  if (label) announce(`${done}: ${label}`);
};

export function UndoButton() {
  const editor = useOpenEditorOf();
  const canUndo = useEditing(({ history }) => history.past.length > 0);
  return <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={() => take(editor, undoEdit, 'Undone')} />;
}

export function RedoButton() {
  const editor = useOpenEditorOf();
  const canRedo = useEditing(({ history }) => history.future.length > 0);
  return <IconButton label="Redo" icon={Redo2} disabled={!canRedo} onClick={() => take(editor, redoEdit, 'Redone')} />;
}

/** Redo as an entry of a menu, where there is no room for its button. */
export function useRedoItem(): MenuItem {
  const editor = useOpenEditorOf();
  const disabled = useEditing(({ history }) => history.future.length === 0);
  return { id: 'redo', label: 'Redo', icon: Redo2, disabled, onSelect: () => take(editor, redoEdit, 'Redone') };
}
