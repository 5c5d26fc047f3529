import { flush, useStorageStatus } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useNavigate } from '@steps/platform/router';
import { notify, productShortcuts, usePageKeys } from '@steps/platform/ui';
import { closeHelp, openHelp, useHelpOpen } from '../help/helpState';
import { redoStep, undoStep } from '../history/historyVerbs';
import { openPalette } from '../palette/paletteState';
import { usePlace } from './place';
import { helpPlace } from './placeRules';

/** Binds the product's keys. F1 opens the help beside the page; on a page of the help it leads to the centre. Esc belongs to what is open, which binds it itself. */
export function Shortcuts() {
  const navigate = useNavigate();
  const { place, remotes } = usePlace();
  const helpOpen = useHelpOpen();
  const help = () => {
    if (helpPlace(place, remotes) === undefined) void navigate(paths.help.href());
    else if (helpOpen) closeHelp();
    else openHelp();
  };
  const { memoryOnly } = useStorageStatus();
  // Those of pages are bound by their pages: here they are listed, for the help and the settings.
  const ofPages = remotes.flatMap(({ disabled, shortcuts }) => (disabled ? [] : shortcuts));
  usePageKeys<string>([...productShortcuts, ...ofPages], {
    palette: () => openPalette(),
    search: () => openPalette(),
    new: () => openPalette('New '),
    undo: undoStep,
    redo: redoStep,
    help,
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
