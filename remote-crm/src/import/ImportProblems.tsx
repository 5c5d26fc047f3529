import { counted } from '@steps/platform';
import { Box, notify, Row } from '@steps/platform/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styles from './import.module.css';
import { downloadProblems, useImport } from './importState';
import { RepairForm } from './RepairForm';

interface Problem {
  readonly row: number;
  readonly reason: string;
  readonly kept?: boolean;
  readonly cells?: readonly string[];
  readonly repair?: readonly string[];
}

interface ImportProblemsProps {
  readonly problems: readonly Problem[];
  readonly leftOut: number;
  readonly kept: number;
  /** Rows of a table, and cards, can be corrected here before the import. */
  readonly repairable?: boolean;
}

/** Rows with a problem, each with its number in the file and the reason. */
export function ImportProblems({ problems, leftOut, kept, repairable = false }: ImportProblemsProps) {
  const { facts } = useImport();
  const [open, setOpen] = useState<number>();
  if (leftOut + kept === 0) return null;
  const unit = facts?.source === 'vcard' ? 'Card' : facts?.source === 'steps-json' ? 'Record' : 'Row';
  const small = unit.toLowerCase();
  const isTable = facts?.source === 'table';
  const download = () =>
    downloadProblems().catch((error: unknown) => {
      console.error('The rows could not be written.', error);
      notify({
        title: 'Download failed',
        description: 'The rows could not be written. Please try again.',
        tone: 'destructive',
      });
    });
  const heading = [
    leftOut > 0 && `${counted(leftOut, 'row')} left out`,
    kept > 0 && `${counted(kept, 'row')} imported in part`,
  ].filter(Boolean);
  return (
    <Box as="section" padding={3} radius="control" className={styles.problems} aria-label="Rows with a problem">
      <Row gap={2} align="center" justify="between" wrap tone="warning">
        <h3>{heading.join(', ')}</h3>
        {leftOut > 0 && (
          <Button size="small" icon={<Download size={14} aria-hidden />} onClick={() => void download()}>
            Download the rows left out
          </Button>
        )}
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <ul className={`s-plain ${styles.problemsList}`} tabIndex={0} data-open={open !== undefined || undefined}>
        {problems.map(({ row, reason, kept: taken, cells = [], repair = isTable ? cells : undefined }) => (
          <li key={`${row} ${reason}`}>
            <span className="s-muted">
              {unit} {row}
            </span>{' '}
            {reason}
            {taken && <span className="s-muted"> The rest is imported.</span>}
            {repairable && repair && !taken && open !== row && (
              <button
                type="button"
                className={styles.link}
                aria-label={`Repair ${small} ${row}`}
                onClick={() => setOpen(row)}
              >
                Repair
              </button>
            )}
            {open === row && repair && (
              <RepairForm row={row} unit={small} cells={repair} onClose={() => setOpen(undefined)} />
            )}
          </li>
        ))}
        {leftOut + kept > problems.length && (
          <li className="s-muted">and {counted(leftOut + kept - problems.length, 'more row')}</li>
        )}
      </ul>
    </Box>
  );
}
