import { flush, useStorageStatus } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { useNavigate } from '@steps/shared/router';
import { notify } from '@steps/shared/ui';
import { useEffect } from 'react';
import { redoStep, undoStep } from '../history/historyVerbs';
import { openPalette } from '../palette/paletteState';
import { isTextField, type Shortcut, shortcutOf } from './shortcutRules';

/** Listens for the application's keys. A modal dialog keeps them to itself. */
export function Shortcuts() {
  const navigate = useNavigate();
  const { memoryOnly } = useStorageStatus();

  useEffect(() => {
    const verbs: Record<Shortcut, () => void> = {
      palette: openPalette,
      undo: undoStep,
      redo: redoStep,
      help: () => navigate(paths.help.href()),
      documentation: () => navigate(paths.documentation.href()),
      save: () => void saveNow(memoryOnly),
    };
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, isTextField(event.target));
      if (!shortcut || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      verbs[shortcut]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, memoryOnly]);

  return null;
}

async function saveNow(memoryOnly: boolean): Promise<void> {
  if (!(await flush())) return;
  const place = memoryOnly ? 'Kept until this tab is closed' : 'Everything is saved';
  notify({ title: place, description: 'Steps saves each change by itself.' });
}
