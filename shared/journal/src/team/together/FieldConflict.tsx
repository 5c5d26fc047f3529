import { useMay } from '@steps/business/src/nouns/people/rights';
import type { Collection, StoredRecord } from '@steps/platform/src/core/store/collection';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import type { FieldNoteProps } from '@steps/platform/src/ui/together';
import { announce, notify, Row, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { type Conflict, keepAsItIs, takeOther, useConflicts } from './conflictState';
import styles from './together.module.css';

interface FieldConflictProps extends Omit<FieldNoteProps, 'collection'> {
  readonly collection: Collection<StoredRecord>;
}

/** What the field is edited with. */
const ownControls = ':is(input, textarea, select, button):not(fieldset *)';
/** Longer than this a value is cut, in characters. */
const longest = 300;

/** Both values of a field that two people wrote at the same time, with one press to take the other. */
export function FieldConflict({ collection, id, fields, label, words }: FieldConflictProps) {
  const conflicts = useConflicts(collection, id, fields);
  const first = conflicts.find(({ field }) => field === fields[0]) ?? conflicts[0];
  const note = useRef<HTMLFieldSetElement>(null);
  const text = useId();
  const mayChange = useMay()('change', collection.modules);
  const sentence = first && `${first.by} changed this at the same time.`;
  useEffect(() => {
    if (sentence) announce(`${label}: ${sentence}`);
  }, [sentence, label]);
  if (!first) return null;
  const { mine, theirs, mineStands } = first;
  const [now, other] = (mineStands ? [mine, theirs] : [theirs, mine]).map((value) => quoted(words(value ?? undefined)));
  const act = (what: (all: readonly Conflict[]) => void) => {
    // The focus stays at the field, whose note goes.
    const controls = note.current?.closest('div, [data-field]')?.querySelectorAll<HTMLElement>(ownControls) ?? [];
    const next = [...controls].at(-1);
    try {
      what(conflicts);
      next?.focus();
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      notify({ tone: 'destructive', title: 'Not changed', description: error.message });
    }
  };
  return (
    <Stack
      ref={note}
      as="fieldset"
      gap={2}
      shrink
      paddingY={2}
      paddingX={3}
      className={styles.conflict}
      aria-labelledby={text}
    >
      <Text breakWords id={text}>{`${sentence} Now: ${now}. ${mineStands ? 'Theirs' : 'Yours'}: ${other}.`}</Text>
      {mayChange && (
        <Row gap={2} align="center" wrap>
          <Button size="small" onClick={() => act((all) => takeOther(all, stepLabel(label, first)))}>
            {mineStands ? 'Use theirs' : 'Use mine'}
          </Button>
          <Button size="small" type="text" onClick={() => act(keepAsItIs)}>
            {mineStands ? 'Keep mine' : 'Keep theirs'}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const stepLabel = (label: string, { mineStands, by }: Conflict): string =>
  mineStands ? `Take ${label} from ${by}` : `Take back ${label}`;

function quoted(text: string): string {
  const letters = [...text];
  if (letters.length === 0) return 'nothing';
  return `“${letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text}”`;
}
