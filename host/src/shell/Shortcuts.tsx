import { flush, useStorageStatus } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { useNavigate } from '@steps/shared/router';
import { notify, productShortcuts, usePageKeys } from '@steps/shared/ui';
import { redoStep, undoStep } from '../history/historyVerbs';
import { openPalette } from '../palette/paletteState';

/** Binds the product's keys. Esc belongs to what is open, which binds it itself. */
export function Shortcuts() {
  const navigate = useNavigate();
  const { memoryOnly } = useStorageStatus();
  usePageKeys(productShortcuts, {
    palette: () => openPalette(),
    search: () => openPalette(),
    new: () => openPalette('New '),
    undo: undoStep,
    redo: redoStep,
    help: () => navigate(paths.help.href()),
    documentation: () => navigate(paths.documentation.href()),
    save: () => void saveNow(memoryOnly),
  });
  return null;
}

async function saveNow(memoryOnly: boolean): Promise<void> {
  if (!(await flush())) return;
  const place = memoryOnly ? 'Kept until this tab is closed' : 'Everything is saved';
  notify({ title: place, description: 'Steps saves each change by itself.' });
}
