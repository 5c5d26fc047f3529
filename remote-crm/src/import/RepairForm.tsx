import { announce } from '@steps/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { TextField } from '../forms/TextField';
import { repairRow, useImport } from './importState';

interface RepairFormProps {
  readonly row: number;
  readonly cells: readonly string[];
  readonly onClose: () => void;
}

/** The cells of one row, to mend them before the import. Only columns that are imported are shown. */
export function RepairForm({ row, cells, onClose }: RepairFormProps) {
  const { columns } = useImport();
  const shown = columns.filter(({ target }) => target !== 'skip').slice(0, 40);
  const [typed, setTyped] = useState(() => columns.map(({ index }) => cells[index] ?? ''));
  const save = async () => {
    onClose();
    await repairRow(row, typed);
    announce(`Row ${row} was looked at again`);
  };
  return (
    <form
      className="c-repair"
      aria-label={`Repair row ${row}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {shown.map(({ index, header }) => (
        <TextField
          key={index}
          label={header || `Column ${index + 1}`}
          required={false}
          value={typed[index] ?? ''}
          onChange={(value) => setTyped(typed.map((cell, at) => (at === index ? value : cell)))}
        />
      ))}
      <div className="c-actions">
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" htmlType="submit">
          Check this row again
        </Button>
      </div>
    </form>
  );
}
