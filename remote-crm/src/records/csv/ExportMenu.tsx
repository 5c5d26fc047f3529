import { exportFile, useMay } from '@steps/business';
import { countedAs, ownDay } from '@steps/platform';
import { attemptLater, Menu, notify } from '@steps/platform/ui';
import { ChevronDown, Download } from 'lucide-react';
import styles from '../crm.module.css';
import type { ExportFormat } from './exportFormat';

interface ExportMenuProps<T> {
  /** "contact"; the plural also names the file. */
  readonly noun: string;
  readonly plural: string;
  readonly formats: readonly ExportFormat<T>[];
  /** Called when a file is written. */
  readonly records: () => readonly T[];
  readonly count: number;
  /** They are the selected ones, not all that the list shows. */
  readonly selected?: boolean;
}

/**
 * Writes exactly the records that the list shows, in its order, or the selected ones, into a file with the date in its name.
 */
export function ExportMenu<T>({ noun, plural, formats, records, count, selected = false }: ExportMenuProps<T>) {
  const may = useMay();
  if (count === 0 || !may('export', 'crm')) return null;
  const counted = countedAs(noun, plural);
  const run = async ({ id, type, write }: ExportFormat<T>) => {
    const failure = { title: 'Export failed', description: 'The file could not be written. Please try again.' };
    await attemptLater(failure, async () => {
      const all = records();
      const text = await write(all);
      if (!exportFile('crm', `${plural}-${ownDay(new Date())}.${id}`, text, type)) return;
      notify({ title: `${counted(all.length)} exported`, description: 'The file is in your downloads.' });
    });
  };
  return (
    <Menu
      label={selected ? `Export the selected ${plural}` : `Export ${counted(count)}`}
      align="end"
      trigger={
        <>
          <Download size={16} aria-hidden /> <span className={styles.toolsWord}>Export</span>{' '}
          <ChevronDown size={14} aria-hidden />
        </>
      }
      items={formats.map((format) => ({
        id: format.id,
        label: format.label,
        detail: format.detail,
        onSelect: () => void run(format),
      }))}
    />
  );
}
