import { announce, Grid, Row, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import importStyles from './import.module.css';
import { repairRow, useImport } from './importState';

interface RepairFormProps {
  readonly row: number;
  /** "row", "card". */
  readonly unit: string;
  /** The cells of a table row; for a card the values that can be corrected. */
  readonly cells: readonly string[];
  readonly onClose: () => void;
}

/** The values of one row, to correct before the import. Only columns that are imported are shown. */
export function RepairForm({ row, unit, cells, onClose }: RepairFormProps) {
  const { columns, facts } = useImport();
  const repairs = facts?.repairs?.map((header, index) => ({ header, index }));
  const shown = repairs ?? columns.filter(({ target }) => target !== 'skip').slice(0, 40);
  const [typed, setTyped] = useState(() => (repairs ?? columns).map(({ index }) => cells[index] ?? ''));
  const name = `Repair ${unit} ${row}`;
  const save = async () => {
    onClose();
    await repairRow(row, typed);
    announce(`${upperFirst(unit)} ${row} was checked again`);
  };
  return (
    <Grid
      as="form"
      min={200}
      gap={3}
      rowGap={2}
      paddingY={2}
      className={importStyles.repair}
      aria-label={name}
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
      <Row gap={2} justify="end" wrap>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" htmlType="submit">
          Check this {unit} again
        </Button>
      </Row>
    </Grid>
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
